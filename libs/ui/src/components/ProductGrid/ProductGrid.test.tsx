import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { card } from '../../testing/offers.tsx';
import { show } from '../../testing/show.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import { ProductGrid } from './ProductGrid.tsx';

const cards = [
  <ProductCard key="a" {...card} name="One" />,
  <ProductCard key="b" name="Two" picture={card.picture} price={{ current: '$1' }} buy={card.buy} />,
  <ProductCard
    key="c"
    name={'Three\nof a kind'}
    picture={card.picture}
    describe={`${card.describe} ${card.describe}`}
    price={card.price}
    buy={card.buy}
  />,
  <ProductCard key="d" {...card} name="Four" />,
];

afterEach(() => page.viewport(1440, 900));

/** Returns the top or left edge of each matching element. */
function starts(selector: string, side: 'x' | 'y') {
  return [...document.querySelectorAll(selector)].map((element) => Math.round(element.getBoundingClientRect()[side]));
}

test('names, prices and buttons of a row are aligned, also if its cards have different texts', async () => {
  await show(<ProductGrid columns={4}>{cards}</ProductGrid>);
  for (const part of ['h3', 'p > span:first-child > bdi', 'a[href="#buy"]']) {
    expect(starts(`article ${part}`, 'y'), part).toHaveLength(4);
    expect(new Set(starts(`article ${part}`, 'y')).size, part).toBe(1);
  }
  const heights = [...document.querySelectorAll('article')].map((article) =>
    Math.round(article.getBoundingClientRect().height),
  );
  expect(new Set(heights).size).toBe(1);
});

test.each([1440, 390])(
  'at %i px, cards with different links and states have buttons of the same width, in aligned rows',
  async (width) => {
    await page.viewport(width, 900);
    const [first, , , last] = cards;
    await show(
      <ProductGrid stacked columns={4}>
        <ProductCard key="a" {...card}>
          <Checkbox label="Compare" />
        </ProductCard>
        <ProductCard key="b" {...card} learnMore={undefined}>
          <Checkbox label="Compare" />
        </ProductCard>
        <ProductCard key="c" {...card} state={{ kind: 'soldOut', label: 'Sold out, '.repeat(9) }}>
          <Checkbox label="Compare" />
        </ProductCard>
        {width < 768 ? [first, last] : []}
      </ProductGrid>,
    );
    const buttons = [...document.querySelectorAll(`a[href="${card.buy.href}"]`)];
    expect(new Set(buttons.map((button) => button.getBoundingClientRect().width)).size).toBe(1);
    if (width < 768) return;
    for (const part of [`a[href="${card.buy.href}"]`, `a[href="${card.learnMore.href}"]`, 'input']) {
      const tops = starts(`article ${part}`, 'y');
      expect(tops.length, part).toBeGreaterThan(1);
      expect(new Set(tops).size, part).toBe(1);
    }
  },
);

test.each([
  [1440, 4, 4],
  [1440, 3, 3],
  [1440, 2, 2],
  [1440, 1, 1],
  [820, 4, 2],
  [820, 1, 1],
  [390, 4, 1],
] as const)('at %i px, a grid of %i columns shows %i', async (width, columns, shown) => {
  await page.viewport(width, 900);
  await show(<ProductGrid columns={columns}>{cards}</ProductGrid>);
  expect(new Set(starts('article', 'x')).size).toBe(shown);
});

test('in a grid of one column, wide screens show a card’s picture left of its name', async () => {
  const place = await show(<ProductGrid columns={1}>{cards.slice(0, 1)}</ProductGrid>);
  const image = place.querySelector('img')?.getBoundingClientRect();
  expect(image?.right).toBeLessThanOrEqual(place.querySelector('h3')?.getBoundingClientRect().left ?? 0);
});

test('a grid is a list with an item for each card, and is marked as busy during loading', async () => {
  await show(<ProductGrid busy>{cards}</ProductGrid>);
  const list = page.getByRole('list').first();
  expect([...list.element().children].map(({ localName }) => localName)).toEqual(['li', 'li', 'li', 'li']);
  await expect.element(list).toHaveAttribute('aria-busy', 'true');
});
