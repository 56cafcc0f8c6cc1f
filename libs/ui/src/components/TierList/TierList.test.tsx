import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { picture } from '../../testing/samples.tsx';
import { show } from '../../testing/show.tsx';
import { TierList } from './TierList.tsx';

const present = { ...picture, alt: '' };
const tiers = [
  { threshold: 'Over $399', title: 'Cup', picture: present },
  { threshold: 'Over $499', title: 'Cap', note: 'One size. While stocks last, and one an order.', picture: present },
  { threshold: 'Over $739', title: 'Shirt', picture: present },
];

test('[SC-2] tiers are in order, and each is taller than the one before', async () => {
  await show(<TierList label="Presents" tiers={tiers} />);
  await expect.element(page.getByRole('list', { name: 'Presents' })).toBeVisible();
  const items = page.getByRole('listitem').elements();
  expect(items.map((item) => item.textContent)).toEqual([
    'Over $399Cup',
    'Over $499CapOne size. While stocks last, and one an order.',
    'Over $739Shirt',
  ]);
  const [low, middle, high] = items.map((item) => item.getBoundingClientRect());
  expect(low?.top).toBeGreaterThan(middle?.top ?? Infinity);
  expect(middle?.top).toBeGreaterThan(high?.top ?? Infinity);
  expect(new Set([low, middle, high].map((box) => box?.bottom)).size).toBe(1);
});

test('a service has an icon in place of a picture, and both are equally high', async () => {
  await show(<TierList tiers={[...tiers.slice(0, 2), { threshold: 'Over $599', title: 'Express', icon: 'truck' }]} />);
  const items = page.getByRole('listitem').elements();
  expect(items.map((item) => [item.querySelectorAll('img').length, item.querySelectorAll('svg').length])).toEqual([
    [1, 0],
    [1, 0],
    [0, 1],
  ]);
  const [shown, sign] = [items[1]?.querySelector('img'), items[2]?.querySelector('svg')?.parentElement].map((item) =>
    item?.getBoundingClientRect(),
  );
  expect(sign?.height).toBeCloseTo(shown?.height ?? 0, 0);
});
