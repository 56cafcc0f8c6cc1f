import { afterEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { Countdown } from './Countdown.tsx';

const labels = { days: 'Days', hours: 'Hours', minutes: 'Minutes', seconds: 'Seconds' };
const left = { days: 3, hours: 4, minutes: 37, seconds: 10 };
const unknown = { days: null, hours: null, minutes: null, seconds: null };
const timer = page.getByRole('timer', { name: 'Ends in' });

function countdown(more: Partial<Parameters<typeof Countdown>[0]> = {}) {
  return <Countdown title="Ends in" labels={labels} {...left} {...more} />;
}

function preferMotion(value: 'reduce' | 'no-preference') {
  return cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
}

/** Returns the visible figures. */
function figures(place: HTMLElement) {
  return place.querySelector('[aria-hidden=true]')?.textContent;
}

function parting(place: HTMLElement) {
  return [...place.querySelectorAll('[data-before]')].map((digit) => digit.getAttribute('data-before'));
}

afterEach(async () => {
  document.documentElement.dir = 'ltr';
  await preferMotion('no-preference');
});

test('[SC-1] countdown: shows at least two digits for each figure', async () => {
  expect(figures(await show(countdown()))).toBe('03Days04Hours37Minutes10Seconds');
});

test('countdown: shows three digits for a hundred days and more', async () => {
  expect(figures(await show(countdown({ days: 104 })))).toContain('104Days');
});

test('countdown: has a text for screen readers, but is never announced by itself', async () => {
  await show(countdown());
  await expect.element(timer).toHaveAttribute('aria-live', 'off');
  expect(timer.element().textContent).toContain('3 Days, 4 Hours, 37 Minutes, 10 Seconds');
  await show(countdown({ title: 'Starts in', text: 'a day and a bit' }));
  expect(page.getByRole('timer', { name: 'Starts in' }).element().textContent).toContain('a day and a bit');
});

test.each(['large', 'compact'] as const)('%s countdown: keeps its size when the time becomes known', async (size) => {
  const before = await show(countdown({ size, ...unknown }));
  const after = await show(countdown({ size }));
  const boxes = (place: HTMLElement) =>
    [place.firstElementChild, ...place.querySelectorAll('[dir=ltr]')]
      .map((element) => element?.getBoundingClientRect())
      .map((box) => [box?.width, box?.height]);
  expect(boxes(after)).toEqual(boxes(before));
  expect(before.textContent).not.toMatch(/\d/);
});

test('countdown: animates only changed digits, not the first ones, and none with reduced motion', async () => {
  const { createRoot } = await import('react-dom/client');
  const { flushSync } = await import('react-dom');
  const place = await show(<div />);
  const root = createRoot(place.appendChild(document.createElement('div')));
  const tick = (more: Parameters<typeof countdown>[0]) => flushSync(() => root.render(countdown(more)));
  tick(unknown);
  tick({});
  expect(parting(place)).toEqual([]);
  tick({ seconds: 9 });
  expect(parting(place)).toEqual(['1', '0']);
  const running = document
    .getAnimations()
    .filter(({ effect }) => effect instanceof KeyframeEffect && place.contains(effect.target));
  expect(running).toHaveLength(4);
  tick({ seconds: 8 });
  expect(parting(place)).toEqual(['1', '9']);
  await preferMotion('reduce');
  tick({ seconds: 7 });
  for (const digit of place.querySelectorAll('[data-before]')) expect(getComputedStyle(digit).display).toBe('none');
  root.unmount();
});

test('countdown from right to left: days come first, and digits run from left to right', async () => {
  document.documentElement.dir = 'rtl';
  const place = await show(countdown({ hours: 12 }));
  const [days, hours] = [...place.querySelectorAll('[dir=ltr]')].map((unit) => unit.getBoundingClientRect().x);
  expect(days).toBeGreaterThan(hours as number);
  const [one, two] = [...(place.querySelectorAll('[dir=ltr]')[1]?.children ?? [])];
  expect([one?.textContent, two?.textContent]).toEqual(['1', '2']);
  expect(one?.getBoundingClientRect().x).toBeLessThan(two?.getBoundingClientRect().x ?? 0);
});

test('[ST-1] ended countdown: shows only the end text, and keeps its height', async () => {
  const running = await show(countdown());
  const over = await show(countdown({ ended: 'The sale has ended.' }));
  expect(over.textContent).toBe('The sale has ended.');
  await expect.element(page.getByRole('timer', { name: 'The sale has ended.' })).toBeVisible();
  expect(over.getBoundingClientRect().height).toBeCloseTo(running.getBoundingClientRect().height, -1);
});

test('countdown without known figures: gives screen readers the date', async () => {
  const words = (place: HTMLElement) => place.querySelector('p + span')?.textContent;
  expect(words(await show(countdown({ ...unknown, date: 'Ends on 2 December' })))).toBe('Ends on 2 December');
  expect(words(await show(countdown({ date: 'Ends on 2 December' })))).toBe('3 Days, 4 Hours, 37 Minutes, 10 Seconds');
});
