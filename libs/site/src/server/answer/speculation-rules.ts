import { siteMap } from '@kinemorph/content';

/** Where browsers fetch the rules, as every page's `Speculation-Rules` header says. */
export const speculationRulesPath = '/speculation-rules.json';

const toPersonalPages = siteMap.filter((record) => 'personal' in record).map(({ path }) => `a[href$="/${path}"]`);

/**
 * Which documents a browser may fetch before their links are pressed, once a pointer rests on one or presses it: every page of the
 * site while React is not there; other regions and personal pages, which are documents of their own, at any time. Inside a
 * region React fetches the page's model instead. A query is a request of its own, and a file is no page.
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*\\?(.+)' } },
          { not: { href_matches: '/assets/*' } },
          {
            or: ['html:not([data-hydrated]) a', 'a[hreflang]', ...toPersonalPages].map((selector) => ({
              selector_matches: selector,
            })),
          },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/** The answer with the rules, in the media type that browsers insist on. */
export function speculationRulesAnswer(): Response {
  return new Response(JSON.stringify(rules), {
    headers: { 'content-type': 'application/speculationrules+json', 'cache-control': 'public, max-age=86400' },
  });
}
