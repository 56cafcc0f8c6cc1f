import type { ProductId } from '../products/product-id.ts';
import { products } from '../products/products.ts';
import type { RegionId } from '../regions/region.ts';
import { stageWindow, type Timeline } from '../time/index.ts';

/** Products that a campaign shows together. */
interface Group {
  readonly products: readonly ProductId[];
}

/** Returns the groups of a campaign, each with the products that the region sells. */
export function groupsIn<One extends Group>(
  { groups }: { readonly groups: readonly One[] },
  region: RegionId,
): readonly One[] {
  return groups.map((group) => ({
    ...group,
    products: group.products.filter((id) => products[id].regions.includes(region)),
  }));
}

/** Returns whether the price of a product falls in a region when a stage opens. */
export function lowersPrice<Stage extends string, Region extends RegionId>(
  { timeline }: { readonly timeline: Timeline<Stage, Region> },
  stage: NoInfer<Stage>,
  product: ProductId,
  region: NoInfer<Region>,
): boolean {
  const opens = stageWindow(timeline, region, stage)?.opens;
  return (
    opens !== undefined &&
    (products[product].prices?.[region]?.promotions?.some(({ window }) => window.opens === opens) ?? false)
  );
}
