import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { walk } from '../../testing/announced.ts';
import { show } from '../../testing/show.tsx';
import { ScrollRegion } from './ScrollRegion.tsx';

const region = page.getByRole('region', { name: 'Parts' });

function strip(size: string) {
  return (
    <ScrollRegion label="Parts">
      <div ref={(element) => element?.setAttribute('style', `inline-size: ${size}; block-size: 3rem`)}>Wide</div>
    </ScrollRegion>
  );
}

function edges() {
  const { before, after } = (region.element().parentElement as HTMLElement).dataset;
  return [before, after];
}

test('the region marks the sides on which it continues, and the keyboard scrolls it', async () => {
  await show(strip('300vw'));
  await expect.poll(() => edges()).toEqual([undefined, 'true']);
  await userEvent.keyboard('{Tab}');
  await expect.element(region).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => edges()).toEqual(['true', 'true']);
  region.element().scrollTo({ left: 99999, behavior: 'instant' });
  await expect.poll(() => edges()).toEqual(['true', undefined]);
});

test('a region whose content fits is no Tab stop', async () => {
  await show(strip('50%'));
  await expect.poll(() => region.element().hasAttribute('tabindex')).toBe(false);
  expect(edges()).toEqual([undefined, undefined]);
});

test('in right-to-left text, a region at its end marks only the side before it', async () => {
  document.documentElement.dir = 'rtl';
  await show(strip('300vw'));
  region.element().scrollTo({ left: -99999, behavior: 'instant' });
  await expect.poll(() => edges()).toEqual(['true', undefined]);
  document.documentElement.dir = '';
});

test('before JavaScript runs, the region is a Tab stop', async () => {
  const { renderToString } = await import('react-dom/server.browser');
  expect(renderToString(strip('1px'))).toContain('tabindex="0"');
});

test('a keyboard walk: a scrollable region is a Tab stop with a name', async () => {
  await show(strip('300vw'));
  await walk(['{Tab}', 'Parts, region'], ['{ArrowRight}', 'Parts, region']);
});
