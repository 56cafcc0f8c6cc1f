import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseProducts, sortings, type Choice, type FilterName, type ProductFacts } from './choose-products.ts';

const series = fc.constantFrom('flagship', 'ranger');
const shape = fc.constantFrom('car', 'robot');
const stock = fc.constantFrom('buy', 'none');
const price = fc.record({ band: fc.constantFrom('lower', 'upper'), amount: fc.integer({ min: 1, max: 50 }) });
const facts: fc.Arbitrary<ProductFacts> = fc.record(
  { series, shape, stock, since: fc.integer({ min: 0, max: 9 }), price },
  { requiredKeys: ['series', 'stock', 'since'] },
);
const lists = fc.array(facts, { maxLength: 14 }).map((all) => all.map((one, id) => ({ id, facts: one })));
const answers = { series, shape, stock, price: fc.constantFrom('lower', 'upper'), sort: fc.constantFrom(...sortings) };
const choices: fc.Arbitrary<Choice> = fc.record(answers, { requiredKeys: [] });

const valueOf = ({ price: one, ...rest }: ProductFacts, name: FilterName) =>
  name === 'price' ? one?.band : rest[name];

describe('the chosen products', () => {
  it('are exactly the products that match every filter, each once', () => {
    fc.assert(
      fc.property(lists, choices, (all, choice) => {
        const matching = all.filter((product) =>
          (['series', 'shape', 'price', 'stock'] as const).every(
            (name) => choice[name] === undefined || valueOf(product.facts, name) === choice[name],
          ),
        );
        expect(chooseProducts(all, choice).toSorted((a, b) => a.id - b.id)).toEqual(matching);
      }),
    );
  });

  it('are the whole list in its order if no filter is set or all are empty', () => {
    fc.assert(
      fc.property(lists, (all) => {
        expect(chooseProducts(all, {})).toEqual(all);
        expect(chooseProducts(all, { series: '', shape: '', price: '', stock: '', sort: '' })).toEqual(all);
      }),
    );
  });

  it('are sorted by price, with unpriced ones last, or by age; equal ones keep the list’s order', () => {
    fc.assert(
      fc.property(lists, (all) => {
        const amounts = (sort: string) => chooseProducts(all, { sort }).map(({ facts: { price: one } }) => one?.amount);
        const [lowest, highest] = [amounts('lowest'), amounts('highest')];
        for (const sorted of [lowest, highest])
          expect(
            sorted.indexOf(undefined) === -1 ||
              sorted.slice(sorted.indexOf(undefined)).every((amount) => amount === undefined),
          ).toBe(true);
        const priced = lowest.flatMap((amount) => amount ?? []);
        expect(priced).toEqual(priced.toSorted((a, b) => a - b));
        expect(highest.flatMap((amount) => amount ?? [])).toEqual(priced.toReversed());
        const days = chooseProducts(all, { sort: 'newest' }).map(({ facts: { since } }) => since);
        expect(days).toEqual(days.toSorted((a, b) => b - a));
        for (const sort of ['lowest', 'highest', 'newest']) {
          const key = ({ facts: { price: one, since } }: (typeof all)[number]) =>
            sort === 'newest' ? since : (one?.amount ?? -1);
          const sorted = chooseProducts(all, { sort });
          for (const [index, product] of sorted.entries()) {
            const next = sorted[index + 1];
            if (next && key(next) === key(product)) expect(next.id).toBeGreaterThan(product.id);
          }
        }
      }),
    );
  });

  it('leave the original list unchanged', () => {
    fc.assert(
      fc.property(lists, choices, (all, choice) => {
        const before = JSON.stringify(all);
        chooseProducts(all, choice);
        expect(JSON.stringify(all)).toBe(before);
      }),
    );
  });
});
