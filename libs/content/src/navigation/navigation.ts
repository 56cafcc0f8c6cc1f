import { campaigns } from '../campaigns/campaigns.ts';
import { targetOf } from '../campaigns/target-of.ts';
import { announcedFrom, lineUp } from '../products/line-up.ts';
import type { ProductId } from '../products/product-id.ts';
import { products } from '../products/products.ts';
import type { RegionId } from '../regions/region.ts';
import { regions } from '../regions/regions.ts';
import { accountOf } from './account.ts';
import { helpMenus } from './help.ts';
import type { NavItem } from './nav-item.ts';

/** Returns the products of a region's menu: a box with several products is only on the list of all. */
function inMenu(region: RegionId): ProductId[] {
  return lineUp
    .map(({ product }) => product)
    .filter((id) => products[id].bundleOf === undefined && products[id].regions.includes(region));
}

function productItem(id: ProductId, region: RegionId): NavItem {
  const item: NavItem = { identify: id, label: `product.${id}.name`, to: { product: id } };
  const startTime = announcedFrom(id, region);
  return startTime === undefined ? item : { ...item, startTime, tag: { color: 'red', label: 'nav.tag.new' } };
}

/** Returns the entries of the region's campaigns in one of the two places of the header. */
function campaignItems(region: RegionId, place: 'beforeHub' | 'afterHub'): readonly NavItem[] {
  return campaigns.flatMap((campaign): readonly NavItem[] => {
    const { menu, timeline, pageWindow } = campaign;
    if (!menu || !(region in timeline.regions) || (menu.place ?? 'afterHub') !== place) return [];
    const { identify, label, stage } = menu;
    const to = targetOf(campaign, menu.to);
    return [
      {
        identify,
        label,
        ...(to && { to }),
        tag: { color: 'orange', label: 'nav.tag.hot' },
        hidden: ['footer'],
        ...(stage === undefined ? { window: pageWindow[region] ?? {} } : { stages: { timeline, stage } }),
      },
    ];
  });
}

/** Returns the menus and the footer of a region; an entry can be hidden in the header or in the footer. */
export function navigation(region: RegionId): readonly NavItem[] {
  return [
    {
      identify: 'products',
      label: 'nav.products',
      children: [
        ...inMenu(region).map((id) => productItem(id, region)),
        { identify: 'allProducts', label: 'nav.products.all', to: { page: 'products' } },
      ],
    },
    ...campaignItems(region, 'beforeHub'),
    ...(regions[region].hubInHeader
      ? ([{ identify: 'hub', label: 'nav.hub', to: { hub: 'hub' }, hidden: ['footer'] }] satisfies NavItem[])
      : []),
    ...campaignItems(region, 'afterHub'),
    { identify: 'store', label: 'nav.store', to: { store: '/' }, hidden: ['footer'] },
    ...helpMenus(region),
    {
      identify: 'create',
      label: 'nav.create',
      hidden: ['header'],
      children: [
        { identify: 'hub', label: 'nav.hub', to: { hub: 'hub' } },
        { identify: 'studio', label: 'nav.studio', to: { hub: 'studio' } },
      ],
    },
    {
      identify: 'site',
      label: 'nav.site',
      hidden: ['header'],
      children: [
        { identify: 'home', label: 'nav.home', to: { page: '' } },
        { identify: 'store', label: 'nav.store', to: { store: '/' } },
        { identify: 'account', label: 'nav.account', to: accountOf(region), icon: 'user' },
        { identify: 'login', label: 'nav.login', to: { page: 'login' } },
        { identify: 'region', label: 'nav.region', to: { page: 'choose-your-region' }, icon: 'globe' },
      ],
    },
  ];
}
