import { afterEach, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { back, walk } from '../../testing/announced.ts';
import { emulateMedia } from '../../testing/settings.ts';
import { show } from '../../testing/show.tsx';
import { Collapse, CollapseGroup } from './Collapse.tsx';

const tall = <p ref={(text) => text?.setAttribute('style', 'block-size: 400px')}>It folds along one seam.</p>;
const label = page.getByText('How does it fold?');
const block = () => document.querySelector('details') as HTMLDetailsElement;
const heightOf = (element: Element) => element.getBoundingClientRect().height;

/**
 * Toggles the block and returns its height at each frame of the next 0.7 seconds. Scripts get no animation events for
 * this pseudo-element.
 */
async function watchToggle() {
  const heights: number[] = [];
  const start = performance.now();
  block().open = !block().open;
  while (performance.now() - start < 700) {
    heights.push(heightOf(block()));
    await new Promise(requestAnimationFrame);
  }
  return heights;
}

afterEach(() => {
  location.hash = '';
});

test('[PB-11] collapse: animates its height to that of its content and back, in half a second', async () => {
  await show(<Collapse label="How does it fold?">{tall}</Collapse>);
  const closed = heightOf(block());
  const time = () => getComputedStyle(block(), '::details-content').transitionDuration;
  const opening = await watchToggle();
  expect(time()).toBe('0.5s');
  const open = heightOf(block());
  expect(open).toBeGreaterThanOrEqual(closed + 400);
  const closing = await watchToggle();
  expect(heightOf(block())).toBeCloseTo(closed, 0);
  for (const heights of [opening, closing])
    expect(heights.filter((height) => height > closed + 1 && height < open - 1).length).toBeGreaterThan(3);
  expect(opening.toSorted((a, b) => a - b)).toEqual(opening);
  expect(closing.toSorted((a, b) => b - a)).toEqual(closing);
  expect(time()).toBe('0.5s, 0.5s');
});

test('collapse with reduced motion: opens and closes at once', async () => {
  const emulate = (value: string) =>
    (cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> }).send(
      'Emulation.setEmulatedMedia',
      { features: [{ name: 'prefers-reduced-motion', value }] },
    );
  await emulate('reduce');
  await show(<Collapse label="How does it fold?">{tall}</Collapse>);
  const closed = heightOf(block());
  block().open = true;
  expect(heightOf(block())).toBeGreaterThanOrEqual(closed + 400);
  block().open = false;
  expect(heightOf(block())).toBeCloseTo(closed, 0);
  await emulate('');
});

test('[PB-11] collapse with holdsPage: prevents page scrolling only while it is open', async () => {
  const scrolls = () => getComputedStyle(document.documentElement).overflowY !== 'hidden';
  await show(
    <Collapse label="How does it fold?" holdsPage>
      {tall}
    </Collapse>,
  );
  expect(scrolls()).toBe(true);
  await label.click();
  expect(scrolls()).toBe(false);
  await label.click();
  expect(scrolls()).toBe(true);
});

// The test browser hides its scrollbars, so their width is mocked. Whether the browser then reserves the space is not
// tested.
test.each([
  ['17 px on most desktops', 17, 'stable'],
  ['none on phones', 0, 'auto'],
])('[PB-11] collapse with holdsPage: keeps the space of the scrollbar: %s', async (_, took, gutter) => {
  const wide = vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(document.documentElement.clientWidth + took);
  await show(
    <Collapse label="How does it fold?" holdsPage>
      {tall}
    </Collapse>,
  );
  const scrollbarGutter = () => getComputedStyle(document.documentElement).scrollbarGutter;
  expect(scrollbarGutter()).toBe('auto');
  await label.click();
  expect(scrollbarGutter()).toBe(gutter);
  await label.click();
  expect(scrollbarGutter()).toBe('auto');
  wide.mockRestore();
});

test('open collapse without holdsPage: lets the page scroll', async () => {
  await show(
    <Collapse label="How does it fold?" defaultOpen>
      {tall}
    </Collapse>,
  );
  expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
});

test('open collapse with holdsPage: fits on the screen, and its long content scrolls inside', async () => {
  await show(
    <>
      <p ref={(text) => text?.setAttribute('style', 'block-size: 1500px')}>Before</p>
      <Collapse label="How does it fold?" holdsPage>
        {tall}
        {tall}
        {tall}
      </Collapse>
    </>,
  );
  await label.click();
  await vi.waitFor(
    () => {
      const { top, bottom } = block().getBoundingClientRect();
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(innerHeight + 1);
    },
    { timeout: 5000 },
  );
  expect(block().children[1]?.scrollHeight).toBeGreaterThan(1200);
});

test('collapse: a link inside can be focused as soon as it opens', async () => {
  await show(
    <Collapse label="How does it fold?">
      <a href="#more">More</a>
    </Collapse>,
  );
  await userEvent.keyboard('{Tab}{Enter}{Tab}');
  await expect.element(page.getByRole('link', { name: 'More' })).toHaveFocus();
});

test('collapse: opens and closes by keyboard, and calls onToggle', async () => {
  const onToggle = vi.fn();
  await show(
    <Collapse label="How does it fold?" onToggle={onToggle}>
      {tall}
    </Collapse>,
  );
  await userEvent.keyboard('{Tab}{Enter}');
  expect(block().open).toBe(true);
  await expect.poll(() => onToggle).toHaveBeenLastCalledWith(true);
  await userEvent.keyboard(' ');
  expect(block().open).toBe(false);
  await expect.poll(() => onToggle).toHaveBeenLastCalledWith(false);
});

test('collapse: opens for a link to it or to an element inside', async () => {
  await show(
    <>
      <Collapse id="folding" label="How does it fold?">
        {tall}
      </Collapse>
      <Collapse label="Other">
        <p id="inside">Inside</p>
      </Collapse>
    </>,
  );
  const [first, second] = document.querySelectorAll('details');
  location.hash = '#folding';
  await expect.poll(() => first?.open).toBe(true);
  expect(second?.open).toBe(false);
  location.hash = '#inside';
  await expect.poll(() => second?.open).toBe(true);
});

test('collapse: is open on a page that was opened by a link to it', async () => {
  location.hash = '#folding';
  await show(
    <Collapse id="folding" label="How does it fold?">
      {tall}
    </Collapse>,
  );
  await expect.poll(() => block().open).toBe(true);
});

test('single collapse group: opening one closes the other', async () => {
  await show(
    <CollapseGroup single>
      <Collapse label="One" defaultOpen>
        1
      </Collapse>
      <Collapse label="Two">2</Collapse>
    </CollapseGroup>,
  );
  await page.getByText('Two').click();
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true]);
});

test('collapse: is complete and opens before JavaScript runs, and adds no styles', async () => {
  const { renderToString } = await import('react-dom/server.browser');
  const html = renderToString(
    <CollapseGroup single>
      <Collapse label="How does it fold?" headingLevel={3} holdsPage>
        It folds along one seam.
      </Collapse>
    </CollapseGroup>,
  );
  expect(html).toContain('It folds along one seam.');
  expect(html).not.toMatch(/style[=>]/);
  document.body.innerHTML = html;
  await label.click();
  expect(block().open).toBe(true);
});

test('collapse that was opened before hydration: stays open', async () => {
  const [{ renderToString }, { hydrateRoot }] = await Promise.all([
    import('react-dom/server.browser'),
    import('react-dom/client'),
  ]);
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const app = <Collapse label="How does it fold?">It folds.</Collapse>;
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(app);
  await label.click();
  const root = hydrateRoot(place, app);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(block().open).toBe(true);
  expect(complaint).not.toHaveBeenCalled();
  root.unmount();
  complaint.mockRestore();
});

test('collapse: its root element accepts an id, a class, data attributes and a ref', async () => {
  let root: HTMLDetailsElement | null = null;
  await show(
    <Collapse
      id="mine"
      className="own"
      data-test="x"
      label="One"
      ref={(element) => {
        root = element;
      }}
    >
      1
    </Collapse>,
  );
  expect(root).toBe(block());
  expect(block().matches('#mine.own[data-test=x]')).toBe(true);
});

test('a keyboard walk: a collapse announces whether it is open, and closes the other in a single group', async () => {
  await emulateMedia('prefers-reduced-motion', 'reduce');
  await show(
    <CollapseGroup single>
      <Collapse label="How does it fold?">
        <a href="#seam">The seam</a>
      </Collapse>
      <Collapse label="How does it drive?" headingLevel={3}>
        <a href="#tyres">The tyres</a>
      </Collapse>
    </CollapseGroup>,
  );
  await walk(
    ['{Tab}', 'How does it fold?, disclosure, collapsed'],
    ['{Tab}', 'How does it drive?, disclosure, collapsed'],
    [back, 'How does it fold?, disclosure, collapsed'],
    ['{Enter}', 'How does it fold?, disclosure, expanded'],
    ['{Tab}', 'The seam, link'],
    ['{Tab}', 'How does it drive?, disclosure, collapsed'],
    [' ', 'How does it drive?, disclosure, expanded'],
    [back, 'How does it fold?, disclosure, collapsed'],
  );
  await emulateMedia('prefers-reduced-motion', '');
});
