import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sidewaysOverflow } from '../../testing/clipping.ts';
import { show } from '../../testing/show.tsx';
import * as stories from './DataTable.stories.tsx';

const { Manuals, Empty } = composeStories(stories);

/** Returns the rectangles of the first row, of its name and of its value. */
function places() {
  const row = page.getByRole('row', { name: /quick guide/ });
  return [row.getByRole('rowheader').element(), row.getByText('2.1 MB').element()].map((element) =>
    element.getBoundingClientRect(),
  );
}

test('[SC-10] data table on a wide screen: shows records in rows under column headers', async () => {
  await page.viewport(1440, 900);
  await show(<Manuals />);
  await expect.element(page.getByRole('table', { name: 'Manuals of the Solid series' })).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: 'Size' })).toBeVisible();
  const [name, size] = places();
  expect(size?.x).toBeGreaterThan(name?.right ?? Infinity);
  await expect
    .element(page.getByRole('link', { name: 'Download: Solid One: quick guide' }))
    .toHaveAttribute('href', '#b');
});

test('data table on a phone: shows each record as a card with labelled values, and as a table row', async () => {
  await page.viewport(320, 700);
  await show(<Manuals />);
  const [name, size] = places();
  expect(size?.y).toBeGreaterThan(name?.bottom ?? Infinity);
  await expect.element(page.getByRole('row', { name: /quick guide/ }).getByText('Size')).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: 'Updated' })).toBeInTheDocument();
  expect(sidewaysOverflow()).toBeLessThanOrEqual(0);
});

test('data table without records: shows a text instead of a table', async () => {
  await show(<Empty />);
  await expect.element(page.getByText(/No manuals yet/)).toBeVisible();
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
});
