import type { Product, Region, RegionId } from '@kinemorph/content';
import type { Instant } from '@kinemorph/content/time';

export const kinds = ['regular', 'next', 'promotion'] as const;
/** What price it is: the one that always holds, the one that it has been announced to rise to, or one that holds in a window. */
export type Kind = (typeof kinds)[number];

/** A price of a product in a region: one row of a sheet. */
export interface PriceRow {
  readonly product: string;
  readonly region: RegionId;
  readonly currency: string;
  readonly kind: Kind;
  /** When a promotion opens and closes; left out where it has no such end. */
  readonly from?: Instant | undefined;
  readonly to?: Instant | undefined;
  /** In the currency's major unit. */
  readonly amount: number;
  /** Whether it is only a sample until the real price is known; left out where nobody says. */
  readonly sample?: boolean | undefined;
}

/** What prices are read from. */
export interface PriceFacts {
  readonly products: Readonly<Record<string, Product>>;
  readonly regions: Readonly<Record<RegionId, Region>>;
}

/** A row of content, and the way to its amount from the product on. */
export interface WrittenRow extends PriceRow {
  readonly path: readonly (string | number)[];
}

/** What makes a row the one it is: everything but its amount. */
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
