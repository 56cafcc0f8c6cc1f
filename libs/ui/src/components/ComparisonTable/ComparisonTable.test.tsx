import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sidewaysOverflow } from '../../testing/clipping.ts';
import { show } from '../../testing/show.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';
import { differs } from './Value.tsx';

const labels = { caption: 'Models compared', product: 'Model', price: 'Price' };
const products = ['One', 'Two', 'Three'].map((name, at) => ({
  id: name,
  name: `Solid ${name}`,
  price: { current: `$${at + 1}` },
  action: { label: 'Buy', href: `#${name}`, ariaLabel: `Buy Solid ${name}` },
}));
const rows = [
  {
    name: 'Folds',
    values: [
      { mark: 'yes', label: 'Yes' },
      { mark: 'no', label: 'No' },
      { mark: 'yes', label: 'Yes', text: 'By hand' },
    ] as const,
  },
  { name: 'Modes', values: [['Blocks', 'Voice'], 'Blocks', 'Blocks'] },
  ...Array.from({ length: 30 }, (_, at) => ({ name: `Row ${at}`, values: ['a', 'a', 'a'] })),
];

function table() {
  return <ComparisonTable labels={labels} products={products} rows={rows} highlight="One" />;
}

function box(name: string) {
  return page
    .getByRole('region', { name: labels.caption })
    .getByText(name, { exact: true })
    .first()
    .element()
    .getBoundingClientRect();
}

test('[EN-8] comparison table: has a column per product, a row per property, and marks with text', async () => {
  await page.viewport(1440, 900);
  await show(table());
  await expect.element(page.getByRole('table', { name: labels.caption })).toBeVisible();
  for (const { name } of products)
    await expect.element(page.getByRole('columnheader', { name })).toHaveAttribute('scope', 'col');
  const folds = page.getByRole('row', { name: /^Folds/ });
  await expect.element(folds.getByRole('rowheader')).toHaveTextContent('Folds');
  await expect.element(folds.getByRole('cell').nth(0)).toHaveTextContent('Yes');
  await expect.element(folds.getByRole('cell').nth(1)).toHaveTextContent('No');
  await expect.element(page.getByRole('link', { name: 'Buy Solid Two' })).toHaveAttribute('href', '#Two');
});

test('comparison table on a phone: scrolls inside its box, and its headers stay visible', async () => {
  await page.viewport(390, 844);
  await show(table());
  const region = page.getByRole('region', { name: labels.caption });
  await expect.poll(() => region.element().parentElement?.dataset['after']).toBe('true');
  expect(sidewaysOverflow()).toBeLessThanOrEqual(0);
  await userEvent.keyboard('{Tab}');
  await expect.element(region).toHaveFocus();
  const before = { name: box('Solid Two'), row: box('Folds') };
  region.element().scrollTo({ left: 80, top: 200, behavior: 'instant' });
  await expect.poll(() => box('Solid Two').x).toBeCloseTo(before.name.x - 80, 0);
  expect(box('Folds').x).toBeCloseTo(before.row.x, 0);
  expect(box('Folds').y).toBeLessThan(before.row.y - 100);
  const top = region.element().getBoundingClientRect().top;
  region.element().scrollTo({ left: 80, top: 600, behavior: 'instant' });
  await expect.poll(() => box('Row 20').y).toBeLessThan(900);
  expect(box('Solid Two').y).toBeGreaterThanOrEqual(top);
  expect(box('Solid Two').y - top).toBeLessThan(40);
});

test('comparison table on a wide screen: scrolls with the page, and product names stay below the header', async () => {
  await page.viewport(1440, 900);
  const place = await show(
    <>
      {table()}
      <div ref={(element) => element?.setAttribute('style', 'block-size: 200vh')} />
    </>,
  );
  scrollTo({ top: 700, behavior: 'instant' });
  await expect
    .poll(() => Math.abs((place.querySelector('th[scope=col]')?.getBoundingClientRect().top ?? 0) - 65))
    .toBeLessThan(2);
  scrollTo({ top: 0, behavior: 'instant' });
});

test('a value differs if any other value is not equal to it', () => {
  expect(differs(['a', 'a', 'a'], 0)).toBe(false);
  expect(differs(['a', 'a', 'b'], 0)).toBe(true);
  expect(
    differs(
      [
        ['a', 'b'],
        ['a', 'b'],
      ],
      1,
    ),
  ).toBe(false);
  expect(
    differs(
      [
        { mark: 'yes', label: 'Yes' },
        { mark: 'no', label: 'No' },
      ],
      1,
    ),
  ).toBe(true);
});
