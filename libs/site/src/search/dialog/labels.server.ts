import { dealersOf, offerOf, productIds, products, type PagePath, type ProductId } from '@kinemorph/content';
import type { ModelContext } from '../../page/page.ts';
import { mostResults, searchKinds, type SearchKind, type SearchLabels } from '../engine/search-index.ts';

/** Pages that help visitors whose search has no results. */
const helpfulPages = [
  { page: 'manuals', label: 'nav.support.manuals' },
  { page: 'faq', label: 'nav.support.faq' },
  { page: 'support', label: 'nav.support.overview' },
  { page: 'where-to-buy', label: 'nav.about.dealers' },
] as const satisfies readonly { readonly page: PagePath; readonly label: string }[];
const mostProducts = 4;

/** Returns the products that the region sells, and whose pre-order or sale has opened. */
export function announcedProducts({ region, clock }: ModelContext): readonly ProductId[] {
  return productIds.filter((id) => {
    if (!products[id].regions.includes(region.id)) return false;
    const offer = offerOf(products[id], region, clock);
    return offer !== undefined && offer.state !== 'announced';
  });
}

/** Returns the texts of the search in the region's language, and its links. */
export function searchLabels(context: ModelContext): SearchLabels {
  const { text, links, region } = context;
  // The page of a region without dealers helps nobody to find one.
  const helpful = helpfulPages.filter(({ page }) => page !== 'where-to-buy' || dealersOf(region.id).length > 0);
  const link = (label: string, href: string | undefined) => (href === undefined ? [] : [{ label, href }]);
  return {
    title: text('search.title'),
    field: text('search.field'),
    submit: text('search.submit'),
    close: text('search.close'),
    hint: text('search.hint'),
    key: text('search.key'),
    kinds: Object.fromEntries(searchKinds.map((kind) => [kind, text(`search.kind.${kind}`)])) as Record<
      SearchKind,
      string
    >,
    found: Array.from({ length: mostResults + 1 }, (_, count) =>
      count === 0 ? text('search.none') : text('search.found', { count }),
    ),
    none: text('search.none.text'),
    recent: text('search.recent'),
    ways: text('search.ways'),
    links: [
      ...announcedProducts(context)
        .slice(0, mostProducts)
        .flatMap((id) => link(text(`product.${id}.name`), links.to({ product: id }))),
      ...helpful.flatMap(({ page, label }) => link(text(label), links.to({ page }))),
    ],
  };
}
