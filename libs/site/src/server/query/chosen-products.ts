import type { PageQuery } from './page-query.ts';

/** The name in the query; its values are slugs, in one list or one in each parameter, as a form sends them. */
const name = 'robots';
/** The maximum number of products side by side. */
const most = 3;
const slug = /^[a-z\d-]{1,80}$/;

/** Returns the slugs of the products that a document's query chooses, existing or not; undefined if it chooses none. */
export function chosenProducts({
  format,
  search,
}: Pick<PageQuery, 'format' | 'search'>): readonly string[] | undefined {
  if (format !== 'html' || search === '') return undefined;
  const requested = new URLSearchParams(search).getAll(name).flatMap((value) => value.split(','));
  const chosen = [...new Set(requested)].filter((value) => slug.test(value)).slice(0, most);
  return chosen.length > 0 ? chosen : undefined;
}
