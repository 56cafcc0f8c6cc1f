import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { RegionPicker } from './RegionPicker.tsx';

const regions = [
  { label: 'United States', country: 'US', href: '#us', lang: 'en-US', language: 'English', current: true },
  { label: 'Germany', country: 'DE', href: '#de', lang: 'de-DE', language: 'Deutsch' },
];

test('regions are links with their language, the current one is marked, and a click reports the region', async () => {
  const onChoose = vi.fn();
  await show(<RegionPicker regions={regions} currentLabel="Your region" onChoose={onChoose} />);
  await expect
    .element(page.getByRole('link', { name: 'United States English Your region' }))
    .toHaveAttribute('aria-current', 'true');
  const germany = page.getByRole('link', { name: 'Germany Deutsch' });
  await expect.element(germany).toHaveAttribute('hreflang', 'de-DE');
  await germany.click();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(regions[1]);
  expect(location.hash).toBe('#de');
  location.hash = '';
});
