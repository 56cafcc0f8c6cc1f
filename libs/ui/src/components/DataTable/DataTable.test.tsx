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

test('[SC-10] in a window records stand in rows, under heads', async () => {
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

test('on a phone each record is a card with its values named, and still a row of a table', async () => {
  await page.viewport(320, 700);
  await show(<Manuals />);
  const [name, size] = places();
  expect(size?.y).toBeGreaterThan(name?.bottom ?? Infinity);
  await expect.element(page.getByRole('row', { name: /quick guide/ }).getByText('Size')).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: 'Updated' })).toBeInTheDocument();
  expect(sidewaysOverflow()).toBeLessThanOrEqual(0);
});

test('without records it says so', async () => {
  await show(<Empty />);
  await expect.element(page.getByText(/No manuals yet/)).toBeVisible();
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
});
