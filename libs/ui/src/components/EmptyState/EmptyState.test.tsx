import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { EmptyState } from './EmptyState.tsx';

afterEach(() => page.viewport(1440, 900));

test.each([
  [390, 1],
  [1440, 3],
])('empty state at %i px: three links of different lengths have %i distinct widths', async (width, widths) => {
  await page.viewport(width, 900);
  await show(
    <EmptyState
      title="Nothing here"
      actions={['Home', 'All the products', 'Choose another region'].map((label) => ({ label, href: '#' }))}
    />,
  );
  const links = [...document.querySelectorAll('a')].map((link) => Math.round(link.getBoundingClientRect().width));
  expect(links).toHaveLength(3);
  expect(new Set(links).size).toBe(widths);
});
