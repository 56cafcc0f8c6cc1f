import { campaigns } from '../campaigns/campaigns.ts';
import type { Home } from '../home/home.ts';
import type { Product } from '../products/product.ts';
import type { ProductId } from '../products/product-id.ts';
import type { RegionId } from '../regions/region.ts';
import type { Region } from '../regions/regions.ts';
import { campaignFile } from './campaign-file.ts';
import { fileOf } from './files.ts';
import type { Report } from './problem.ts';

/** The places that must not name a draft. */
interface Public {
  readonly products: Readonly<Record<ProductId, Product>>;
  readonly regions: Readonly<Record<RegionId, Region>>;
  readonly homes: Readonly<Record<RegionId, Home>>;
}

/**
 * Reports public homes and campaigns that name a draft of a product: a public server lacks the draft, so it could not
 * show them.
 */
export function checkDrafts({ products, regions, homes }: Public, report: Report): void {
  const drafts = new Set<string>(Object.values(products).flatMap(({ id, draft }) => (draft ? [id] : [])));
  if (drafts.size === 0) return;
  const reportDrafts = (file: string, field: string, value: unknown) => {
    for (const id of draftsIn(value, drafts))
      report(file, field, id, 'a product that is public', `take ${id} out until it is no draft any more`);
  };
  for (const { id, draft } of Object.values(regions)) {
    if (draft) continue;
    const { hero, ...rest } = homes[id];
    reportDrafts(
      fileOf.home(id),
      'hero',
      hero.filter(({ key }) => campaignFile.tile(key) === undefined),
    );
    reportDrafts(fileOf.home(id), 'tiles', rest);
  }
  for (const { id, draft, offers, tiles, menu, banner } of campaigns) {
    if (draft) continue;
    reportDrafts(fileOf.campaign(id), 'offers', offers);
    reportDrafts(fileOf.campaign(id), 'tiles', tiles);
    reportDrafts(fileOf.campaign(id), 'menu', menu);
    reportDrafts(fileOf.campaign(id), 'banner', banner);
  }
}

function draftsIn(value: unknown, drafts: ReadonlySet<string>): readonly string[] {
  if (typeof value === 'string') return drafts.has(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((one: unknown) => draftsIn(one, drafts));
}
