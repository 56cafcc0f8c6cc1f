import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { picture } from '../../testing/samples.tsx';
import { show } from '../../testing/show.tsx';
import { TierList } from './TierList.tsx';

const present = { ...picture, alt: '' };
const tiers = [{ threshold: 'Over $399', title: 'Cup', picture: present }, { threshold: 'Over $499', title: 'Cap', note: 'One size. While stocks last, and one an order.', picture: present }, { threshold: 'Over $739', title: 'Shirt', picture: present }];

test('[SC-2] tiers are read in order, and each stands higher than the one before', async () => {
  await show(<TierList label="Presents" tiers={tiers} />);
  await expect.element(page.getByRole('list', { name: 'Presents' })).toBeVisible();
  const items = page.getByRole('listitem').elements();
  expect(items.map(item => item.textContent)).toEqual(['Over $399Cup', 'Over $499CapOne size. While stocks last, and one an order.', 'Over $739Shirt']);
  const [low, middle, high] = items.map(item => item.getBoundingClientRect());
  expect(low?.top).toBeGreaterThan(middle?.top ?? Infinity);
  expect(middle?.top).toBeGreaterThan(high?.top ?? Infinity);
  expect(new Set([low, middle, high].map(box => box?.bottom)).size).toBe(1);
});
