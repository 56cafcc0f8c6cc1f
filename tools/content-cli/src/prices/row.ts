import type { Product, Region, RegionId } from '@kinemorph/content';
import type { Instant } from '@kinemorph/content/time';

export const kinds = ['regular', 'next', 'promotion'] as const;
/** The kind of a price: the permanent one, an announced future one, or one for a window. */
export type Kind = (typeof kinds)[number];

/** A price of a product in a region: one row of a sheet. */
export interface PriceRow {
  readonly product: string;
  readonly region: RegionId;
  readonly currency: string;
  readonly kind: Kind;
  /** Start and end of a promotion; undefined if it is open at that side. */
  readonly from?: Instant | undefined;
  readonly to?: Instant | undefined;
  /** In the currency's major unit. */
  readonly amount: number;
  /** True for a sample that stands for an unknown price; undefined if not specified. */
  readonly sample?: boolean | undefined;
}

/** The content that prices are read from. */
export interface PriceFacts {
  readonly products: Readonly<Record<string, Product>>;
  readonly regions: Readonly<Record<RegionId, Region>>;
}

/** A row of content, with the path from the product to its amount. */
export interface WrittenRow extends PriceRow {
  readonly path: readonly (string | number)[];
}

/** Returns the identity of a row: all its fields except the amount. */
export function keyOf({
  product,
  region,
  kind,
  from,
  to,
}: Pick<PriceRow, 'product' | 'region' | 'kind' | 'from' | 'to'>): string {
  return [product, region, kind, from ?? '', to ?? ''].join(' ');
}

/** Every price of content, product by product. */
export function rowsOf({ products, regions }: PriceFacts, only?: RegionId): readonly WrittenRow[] {
  return Object.values(products).flatMap(({ id, prices = {} }) =>
    (Object.keys(regions) as RegionId[])
      .filter((region) => only === undefined || region === only)
      .flatMap((region): readonly WrittenRow[] => {
        const { regular, next, promotions = [] } = prices[region] ?? {};
        const shared = { product: id, region, currency: regions[region].currency };
        const single = (
          [
            ['regular', regular],
            ['next', next],
          ] as const
        ).flatMap(([kind, amount]) =>
          amount === undefined ? [] : [{ ...shared, kind, amount, path: ['prices', region, kind] }],
        );
        return [
          ...single,
          ...promotions.map(({ price, window: { opens, closes } }, index) => ({
            ...shared,
            kind: 'promotion' as const,
            from: opens,
            to: closes,
            amount: price,
            path: ['prices', region, 'promotions', index, 'price'],
          })),
        ];
      }),
  );
}
