import { languageOf } from '@kinemorph/i18n/locales';
import { dealersOf } from '../dealers/dealers.ts';
import type { RegionId } from '../regions/region.ts';
import { regions } from '../regions/regions.ts';
import { hasPage, type PagePath } from '../site-map.ts';
import type { ContentTextId } from '../text-id.ts';
import type { NavItem } from './nav-item.ts';

type Entry = readonly [page: PagePath, label: ContentTextId];

const support: readonly Entry[] = [
  ['support', 'nav.support.overview'],
  ['manuals', 'nav.support.manuals'],
  ['download-center', 'nav.support.downloads'],
  ['faq', 'nav.support.faq'],
  ['product-registration', 'nav.support.registration'],
  ['after-sale-service', 'nav.support.afterSale'],
  ['return-manufacturer', 'nav.support.return'],
  ['warranty', 'nav.support.warranty'],
  ['shipping', 'nav.support.shipping'],
  ['technical-support', 'nav.support.contact'],
];

const about: readonly Entry[] = [
  ['about-us', 'nav.about.us'],
  ['technical-support', 'nav.about.contact'],
  ['where-to-buy', 'nav.about.dealers'],
  ['where-to-buy/hongkong-macao', 'nav.about.hongkong'],
  ['wholesale', 'nav.about.wholesale'],
];

const legal: readonly Entry[] = [
  ['privacy-policy', 'nav.legal.privacy'],
  ['terms-use', 'nav.legal.terms'],
];

/** A page without dealers has no menu entry; the warranty links to it. */
const unlisted = (page: PagePath, region: RegionId) => page === 'where-to-buy' && dealersOf(region).length === 0;
/** Hong Kong and Macau have a menu entry in regions with Chinese texts; in others the dealers' page links to them. */
const elsewhere = (page: PagePath, region: RegionId) =>
  page === 'where-to-buy/hongkong-macao' && languageOf(regions[region].locale) !== 'zh';

/** Returns the menus with help, the company and the terms, each with the pages that the region has. */
export function helpMenus(region: RegionId): readonly NavItem[] {
  const has = (page: PagePath) => hasPage(page, region);
  const entries = (of: readonly Entry[]): NavItem[] =>
    of
      .filter(([page]) => has(page) && !unlisted(page, region) && !elsewhere(page, region))
      .map(([page, label]) => ({
        identify: page.replaceAll(/[-/](\w)/g, (_, letter: string) => letter.toUpperCase()),
        label,
        to: { page },
      }));
  const newsroom = (hidden: 'header' | 'footer'): NavItem[] =>
    has('news') ? [{ identify: 'newsroom', label: 'nav.newsroom', to: { page: 'news' }, hidden: [hidden] }] : [];
  return [
    { identify: 'support', label: 'nav.support', children: entries(support) },
    { identify: 'about', label: 'nav.about', children: [...entries(about), ...newsroom('header')] },
    // An entry of its own in the header; the footer has lists only.
    ...newsroom('footer'),
    { identify: 'legal', label: 'nav.legal', hidden: ['header'], children: entries(legal) },
  ];
}
