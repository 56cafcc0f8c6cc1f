import { campaigns, type AnyCampaign } from '../campaigns/campaigns.ts';
import type { Home } from '../home/home.ts';
import { productPages } from '../products/products.ts';
import type { RegionId } from '../regions/region.ts';
import { fileOf } from './files.ts';

const fileWith = (brings: (campaign: AnyCampaign) => boolean | undefined): string | undefined => {
  const campaign = campaigns.find(brings);
  return campaign && fileOf.campaign(campaign.id);
};

/**
 * Finds the file of the campaign that defines a page, a tile, a menu entry or a banner; undefined if no campaign does.
 */
export const campaignFile = {
  page: (path: string) => fileWith(({ pages }) => pages?.some((page) => page.path === path)),
  tile: (key: string) => fileWith(({ tiles }) => tiles?.some((tile) => tile.key === key)),
  menuEntry: (identify: string) => fileWith(({ menu }) => menu?.identify === identify),
  line: (label: string) => fileWith(({ banner }) => banner?.lines.some((line) => line.label === label)),
} as const;

/**
 * Returns the source file of a page, and the name of a field of the page in that file. A product defines its page as
 * `page`.
 */
export function placeOfPage(path: string): { readonly file: string; readonly field: (name: string) => string } {
  const isProduct = productPages.some((page) => page.path === path);
  if (isProduct) return { file: fileOf.productFolder(path), field: (name) => `page.${name}` };
  return { file: campaignFile.page(path) ?? fileOf.siteMap, field: (name) => `"${path}".${name}` };
}

/**
 * Returns the source of a home's slide: the file of its campaign, or that of the home, whose own list comes after the
 * campaigns' slides.
 */
export function placeOfSlide(
  region: RegionId,
  hero: Home['hero'],
  index: number,
): { readonly file: string; readonly field: string } {
  const { key } = hero[index] ?? { key: '' };
  const brought = campaignFile.tile(key);
  if (brought !== undefined) return { file: brought, field: `tiles."${key}"` };
  const before = hero.slice(0, index).filter((tile) => campaignFile.tile(tile.key) !== undefined).length;
  return { file: fileOf.home(region), field: `hero[${index - before}]` };
}
