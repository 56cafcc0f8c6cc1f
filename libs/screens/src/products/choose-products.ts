/** The filters of the list; the names are those in the address. */
export const filterNames = ['series', 'shape', 'price', 'stock'] as const;
export type FilterName = (typeof filterNames)[number];

/** The maximum number of robots in a comparison. */
export const comparedAtMost = 3;

export const sortings = ['featured', 'lowest', 'highest', 'newest'] as const;

/** A visitor's choice, by name; a missing or empty value means no choice. */
export type Choice = Readonly<Partial<Record<FilterName | 'sort', string>>>;

/** The facts of a product by which the list is filtered and sorted. */
export interface ProductFacts {
  readonly series: string;
  readonly shape?: string;
  readonly stock: string;
  /** The time when it first went on sale. */
  readonly since: number;
  /** The current price, with its band. */
  readonly price?: { readonly band: string; readonly amount: number };
}

/**
 * Returns the products that match a choice, in its order. Equal products keep their order; products without a price
 * come last in an order by price.
 */
export function chooseProducts<Product extends { readonly facts: ProductFacts }>(
  products: readonly Product[],
  choice: Choice,
): Product[] {
  const found = products.filter(({ facts }) =>
    filterNames.every((name) => !choice[name] || valueOf(facts, name) === choice[name]),
  );
  const amount = ({ facts }: Product, missing: number) => facts.price?.amount ?? missing;
  switch (choice.sort) {
    case 'lowest':
      return found.sort((a, b) => compare(amount(a, Infinity), amount(b, Infinity)));
    case 'highest':
      return found.sort((a, b) => compare(amount(b, -Infinity), amount(a, -Infinity)));
    case 'newest':
      return found.sort((a, b) => b.facts.since - a.facts.since);
    case undefined:
    default:
      return found;
  }
}

function valueOf({ price, ...facts }: ProductFacts, name: FilterName): string | undefined {
  return name === 'price' ? price?.band : facts[name];
}

/** Differs from a subtraction where both are infinite. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
