/** What the list can be narrowed by; the names are those of the address. */
export const filterNames = ['series', 'shape', 'price', 'stock'] as const;
export type FilterName = (typeof filterNames)[number];

/** How many robots can be compared at once. */
export const comparedAtMost = 3;

export const sortings = ['featured', 'lowest', 'highest', 'newest'] as const;

/** What a visitor has chosen, by name; an empty value or none is no choice. */
export type Choice = Readonly<Partial<Record<FilterName | 'sort', string>>>;

/** What of a product the list is narrowed and sorted by. */
export interface ProductFacts {
  readonly series: string;
  readonly shape?: string;
  readonly stock: string;
  /** When it first went on sale. */
  readonly since: number;
  /** The current price, and the band that it is in. */
  readonly price?: { readonly band: string; readonly amount: number };
}

/** Returns the products that match a choice, in the order that it asks for; those that are equal in it keep theirs, and those without a price come last in an order by price. */
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
