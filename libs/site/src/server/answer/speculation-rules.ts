import { siteMap } from '@kinemorph/content';

/** The path of the rules, which the `Speculation-Rules` header of every page names. */
export const speculationRulesPath = '/speculation-rules.json';

const toPersonalPages = siteMap.filter((record) => 'personal' in record).map(({ path }) => `a[href$="/${path}"]`);

/**
 * The documents that a browser may fetch before their links are pressed, once a pointer rests on a link or presses it:
 * every page of the site before React runs; other regions and personal pages, which are separate documents, at any
 * time. Inside a region React fetches the page's model instead. Addresses with a query and files are left out.
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

/** Returns the answer with the rules, in the media type that browsers require. */
export function speculationRulesAnswer(): Response {
  return new Response(JSON.stringify(rules), {
    headers: { 'content-type': 'application/speculationrules+json', 'cache-control': 'public, max-age=86400' },
  });
}
