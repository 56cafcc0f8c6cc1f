/** Where browsers fetch the rules, as every page's `Speculation-Rules` header says. */
export const speculationRulesPath = '/speculation-rules.json';

/**
 * Which documents a browser may fetch before their links are pressed, once a pointer rests on one or presses it: every page of the
 * site while React is not there, and other regions at any time. Inside a region React fetches the page's model instead.
 * A query is a request of its own, and a file is no page.
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*\\?(.+)' } },
          { not: { href_matches: '/assets/*' } },
          { or: [{ selector_matches: 'html:not([data-hydrated]) a' }, { selector_matches: 'a[hreflang]' }] },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/** The answer with the rules, in the media type that browsers insist on. */
export function speculationRulesAnswer(): Response {
  return new Response(JSON.stringify(rules), { headers: { 'content-type': 'application/speculationrules+json', 'cache-control': 'public, max-age=86400' } });
}
