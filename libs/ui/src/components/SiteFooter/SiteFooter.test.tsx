import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { footer } from '../../testing/samples.tsx';
import { show } from '../../testing/show.tsx';
import { CurrentPage } from '../Menu/CurrentPage.tsx';
import { SiteFooter } from './SiteFooter.tsx';

test('only the link to the current page is marked as current', async () => {
  const [{ href }] = footer.columns[1].links;
  const place = await show(
    <CurrentPage value={href}>
      <SiteFooter {...footer} />
    </CurrentPage>,
  );
  expect(
    [...place.querySelectorAll('[aria-current]')].map((link) => [
      link.getAttribute('aria-current'),
      link.getAttribute('href'),
    ]),
  ).toEqual([['page', href]]);
});

test('notices share a line, and are stacked in a narrow window', async () => {
  const notices = ['Represented by A. Muster', 'Register number 000-00-00000'];
  await show(<SiteFooter {...footer} notices={notices} />);
  const [first, second] = notices.map((notice) => page.getByText(notice).element());
  const at = (element: Element | undefined) => (element as Element).getBoundingClientRect();
  expect(at(first).y).toBe(at(second).y);
  expect(at(second).x - at(first).right).toBeGreaterThan(8);
  await page.viewport(260, 900);
  const list = (first as Element).closest('ul') as Element;
  expect(at(second).x).toBe(at(list).x);
  expect(at(second).y).toBeGreaterThan(at(first).y);
  await page.viewport(1440, 900);
});

test('the region link may have an accessible name that is longer than its text', async () => {
  await show(<SiteFooter {...footer} region={{ ...footer.region, name: 'Change region: United States' }} />);
  await expect
    .element(page.getByRole('link', { name: 'Change region: United States', exact: true }))
    .toHaveTextContent('United States');
});
