import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { EventTimeline } from './EventTimeline.tsx';
import { Timeline } from './Timeline.tsx';

const labels = { past: 'over', current: 'now on', next: 'to come' };
const stages = [
  { title: 'Early access', date: '14–21 November', state: 'past' },
  { title: 'Black Friday', date: '22–29 November', state: 'current' },
  { title: 'Cyber Monday', date: '30 November – 2 December', state: 'next' },
] as const;
const timeline = <Timeline label="Stages of the sale" labels={labels} stages={stages} />;

afterEach(async () => {
  document.documentElement.dir = 'ltr';
  await page.viewport(1440, 900);
});

function places() {
  return page
    .getByRole('listitem')
    .elements()
    .map((item) => item.getBoundingClientRect());
}

test('[SC-1] each stage shows its date, its title and its state', async () => {
  await show(timeline);
  await expect.element(page.getByRole('list', { name: 'Stages of the sale' })).toBeVisible();
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual([
    '14–21 NovemberEarly access (over)',
    '22–29 NovemberBlack Friday (now on)',
    '30 November – 2 DecemberCyber Monday (to come)',
  ]);
});

test('[ST-1] only the current stage is marked as the current step', async () => {
  const place = await show(timeline);
  expect(
    [...place.querySelectorAll('[aria-current]')].map((item) => [item.getAttribute('aria-current'), item.textContent]),
  ).toEqual([['step', '22–29 NovemberBlack Friday (now on)']]);
});

test.each([
  [1440, 'across'],
  [820, 'across'],
  [390, 'down'],
] as const)('at %i px the timeline runs %s the page', async (width, way) => {
  await page.viewport(width, 900);
  await show(timeline);
  const [first, second] = places();
  if (way === 'across')
    expect([second?.top, (second?.left ?? 0) >= (first?.right ?? Infinity) - 1]).toEqual([first?.top, true]);
  else expect([second?.left, (second?.top ?? 0) >= (first?.bottom ?? Infinity) - 1]).toEqual([first?.left, true]);
});

test('in right-to-left text, the first stage is on the right', async () => {
  document.documentElement.dir = 'rtl';
  await show(timeline);
  const [first, second] = places();
  expect(first?.left).toBeGreaterThanOrEqual(second?.right ?? Infinity);
});

test('[SC-7] events run down the page in order, and the current one is marked', async () => {
  const place = await show(
    <EventTimeline
      label="Your pre-order"
      events={[
        { time: '25 May', event: 'Opens' },
        { time: '25 July', event: 'Closes', description: 'At midnight.', current: true },
      ]}
    />,
  );
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['25 MayOpens', '25 JulyClosesAt midnight.']);
  expect(place.querySelector('[aria-current=step]')?.textContent).toContain('Closes');
  const [first, second] = places();
  expect(second?.top).toBeGreaterThanOrEqual((first?.bottom ?? Infinity) - 1);
});
