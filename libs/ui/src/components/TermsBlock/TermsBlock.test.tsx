import { afterEach, expect, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { walk } from '../../testing/announced.ts';
import { show } from '../../testing/show.tsx';
import { TermsBlock } from './TermsBlock.tsx';

const content = ['Prices hold while stocks last.', 'One present an order.'];

afterEach(async () => {
  history.replaceState(null, '', location.pathname + location.search);
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
});

function blocks() {
  return show(
    <>
      <TermsBlock id="terms" title="Terms of the sale" content={content} />
      <TermsBlock id="terms-2" title="Terms of the draw" content={['Three winners.']} ordered />
    </>,
  );
}

function open(place: HTMLElement) {
  return [...place.querySelectorAll('details')].filter((block) => block.open).map((block) => block.id);
}

test('a terms block is closed until its title is clicked', async () => {
  const place = await blocks();
  expect(open(place)).toEqual([]);
  await expect.element(page.getByText(content[0] as string)).not.toBeVisible();
  await page.getByRole('heading', { name: 'Terms of the sale' }).click();
  expect(open(place)).toEqual(['terms']);
  await expect.element(page.getByText(content[0] as string)).toBeVisible();
});

test('[PB-1] the URL’s hash opens its block, at first and when it changes', async () => {
  history.replaceState(null, '', '#terms-2');
  const place = await blocks();
  await expect.poll(() => open(place)).toEqual(['terms-2']);
  location.hash = '#terms';
  await expect.poll(() => open(place)).toEqual(['terms', 'terms-2']);
});

test('in print, a closed block shows its whole text', async () => {
  await blocks();
  const line = page.getByText(content[1] as string).element();
  expect(line.checkVisibility({ contentVisibilityAuto: true })).toBe(false);
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  await vi.waitFor(
    () => {
      expect(line.checkVisibility()).toBe(true);
      expect(line.closest('details')?.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(
        line.getBoundingClientRect().bottom,
      );
    },
    { timeout: 15_000 },
  );
});

test('an ordered block is a numbered list, and others consist of paragraphs', async () => {
  const place = await blocks();
  expect([...place.querySelectorAll('ol > li')].map((entry) => entry.textContent)).toEqual(['Three winners.']);
  expect(place.querySelectorAll('p')).toHaveLength(2);
});

test('a keyboard walk: each title announces whether its terms are open', async () => {
  await blocks();
  await walk(
    ['{Tab}', 'Terms of the sale, disclosure, collapsed'],
    ['{Enter}', 'Terms of the sale, disclosure, expanded'],
    ['{Tab}', 'Terms of the draw, disclosure, collapsed'],
    [' ', 'Terms of the draw, disclosure, expanded'],
    [' ', 'Terms of the draw, disclosure, collapsed'],
  );
});
