import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { back, walk } from '../../testing/announced.ts';
import { show } from '../../testing/show.tsx';
import { Tabs } from './Tabs.tsx';
import * as styles from './Tabs.css.ts';

const tabs = ['Machines', 'Parts', 'Used'].map((label) => ({
  id: label.toLowerCase(),
  label,
  content: (
    <p>
      {`All about ${label}.`}{' '}
      <a href={`#in-${label}`} id={`in-${label}`}>
        More
      </a>
    </p>
  ),
}));
const tab = (name: string) => page.getByRole('tab', { name });
const strip = () => document.querySelector(`.${styles.list}`) as HTMLElement;

/** Returns the ids of the visible panels. */
function shown() {
  return [...document.querySelectorAll<HTMLElement>('[role=tabpanel]')]
    .filter((panel) => panel.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }))
    .map(({ id }) => id);
}

async function opened(id: string) {
  await vi.waitFor(
    () => {
      expect(shown()).toEqual([id]);
      expect(document.querySelector('[role=tab][aria-selected=true]')?.getAttribute('aria-controls')).toBe(id);
    },
    { timeout: 15_000 },
  );
}

function finish() {
  for (const animation of document.getAnimations()) animation.finish();
}

/** Returns the start and end of the highlighted part of the seam within the strip. */
function seam() {
  const { insetInlineStart, insetInlineEnd } = getComputedStyle(strip(), '::after');
  return [parseFloat(insetInlineStart), parseFloat(insetInlineEnd)].map(Math.round);
}

afterEach(async () => {
  history.replaceState(null, '', location.pathname + location.search);
  await page.viewport(1440, 900);
});

test('the first tab is open, or the given default tab', async () => {
  await show(<Tabs label="Offers" tabs={tabs} />);
  await opened('machines');
  await show(<Tabs label="Offers" tabs={tabs.map((one) => ({ ...one, id: `${one.id}-2` }))} defaultTab="used-2" />);
  expect(shown()).toEqual(['machines', 'used-2']);
});

test('a click opens a tab, and `onChange` is called once', async () => {
  const onChange = vi.fn();
  await show(<Tabs label="Offers" tabs={tabs} onChange={onChange} />);
  await tab('Used').click();
  await opened('used');
  await tab('Used').click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('used');
});

test('the list is one Tab stop with arrow keys, Home and End, and Tab moves into the panel', async () => {
  await show(<Tabs label="Offers" tabs={tabs} />);
  await userEvent.keyboard('{Tab}');
  await expect.element(tab('Machines')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await opened('parts');
  await expect.element(tab('Parts')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await opened('used');
  await userEvent.keyboard('{ArrowRight}');
  await opened('machines');
  await userEvent.keyboard('{ArrowLeft}');
  await opened('used');
  await userEvent.keyboard('{Home}');
  await opened('machines');
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.id).toBe('in-Machines');
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(document.body);
});

test('a panel that contains only text is a Tab stop, named after its tab', async () => {
  await show(
    <Tabs
      label="Offers"
      tabs={[
        { id: 'words', label: 'Words', content: <p>Nothing to press.</p> },
        { id: 'links', label: 'Links', content: <a href="#there">There</a> },
      ]}
    />,
  );
  await userEvent.keyboard('{Tab}{Tab}');
  expect(document.activeElement?.id).toBe('words');
  await expect.element(page.elementLocator(document.activeElement as Element)).toHaveAccessibleName('Words');
  await tab('Links').click();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.textContent).toBe('There');
  await tab('Words').click();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.id).toBe('words');
});

test('in right-to-left text, the arrow keys swap directions, and no element sets its own `dir`', async () => {
  const place = await show(
    <div dir="rtl">
      <Tabs label="Offers" tabs={tabs} />
    </div>,
  );
  await userEvent.keyboard('{Tab}{ArrowLeft}');
  await opened('parts');
  await userEvent.keyboard('{ArrowRight}');
  await opened('machines');
  expect(place.querySelectorAll('[dir]')).toHaveLength(1);
});

test('[PB-1] the URL’s hash opens its tab, at first and when it changes', async () => {
  history.replaceState(null, '', '#parts');
  await show(<Tabs label="Offers" tabs={tabs} />);
  await opened('parts');
  location.hash = '#used';
  await opened('used');
  location.hash = '#elsewhere';
  await new Promise((resolve) => setTimeout(resolve, 50));
  await opened('used');
});

test('a change of the URL’s hash scrolls to its tab, with the strip in view', async () => {
  const far = <div ref={(element) => element?.setAttribute('style', 'block-size: 3000px')} />;
  await show(
    <>
      {far}
      <Tabs label="Offers" tabs={tabs} />
      {far}
    </>,
  );
  location.hash = '#used';
  await opened('used');
  await vi.waitFor(
    () => {
      const { top } = (document.getElementById('used') as HTMLElement).getBoundingClientRect();
      expect(strip().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
      expect(top).toBeLessThan(200);
    },
    { timeout: 15_000 },
  );
});

test('closed panels are hidden until found, and a link to an element inside opens them', async () => {
  await show(<Tabs label="Offers" tabs={tabs} />);
  const closed = document.getElementById('used') as HTMLElement;
  expect(page.getByRole('tabpanel').elements()).toHaveLength(1);
  expect(closed.getAttribute('hidden')).toBe('until-found');
  location.hash = '#in-Used';
  await opened('used');
  await tab('Machines').click();
  await opened('machines');
  expect(closed.getAttribute('hidden')).toBe('until-found');
});

test('the highlighted part of the seam moves to the open tab', async () => {
  await show(<Tabs label="Offers" tabs={tabs} />);
  const places = async (name: string) => {
    await tab(name).click();
    finish();
    const { offsetLeft, offsetWidth } = tab(name).element() as HTMLElement;
    return [offsetLeft, strip().scrollWidth - offsetLeft - offsetWidth].map(Math.round);
  };
  const [left, right] = (await places('Used')) as [number, number];
  expect(Math.abs((seam()[0] as number) - left)).toBeLessThanOrEqual(1);
  expect(Math.abs((seam()[1] as number) - right)).toBeLessThanOrEqual(1);
  await tab('Machines').click();
  await expect
    .poll(() =>
      document.getAnimations().some((animation) => (animation.effect as KeyframeEffect).pseudoElement === '::after'),
    )
    .toBe(true);
  finish();
  expect(seam()[0]).toBe(0);
});

test('on a phone the strip scrolls instead of the page, and the open tab is in view', async () => {
  await page.viewport(320, 640);
  const many = Array.from({ length: 12 }, (_, index) => ({
    id: `t${index}`,
    label: `Season ${index}`,
    content: index,
  }));
  await show(<Tabs label="Seasons" tabs={many} defaultTab="t8" />);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  expect(strip().scrollWidth).toBeGreaterThan(700);
  const { left, right } = tab('Season 8').element().getBoundingClientRect();
  expect(left).toBeGreaterThan(0);
  expect(right).toBeLessThan(320);
});

test('before JavaScript runs, all panels are present, one is open, and there are no styles', async () => {
  const { renderToString } = await import('react-dom/server.browser');
  const before = document.querySelectorAll('style').length;
  const html = renderToString(<Tabs label="Offers" tabs={tabs} defaultTab="parts" />);
  expect(html).not.toMatch(/style[=>]|dir=/);
  document.body.innerHTML = html;
  for (const { label } of tabs) expect(document.body.textContent).toContain(`All about ${label}.`);
  expect(shown()).toEqual(['parts']);
  // The URL's hash also opens its panel without JavaScript.
  location.hash = '#used';
  await expect.poll(() => shown()).toEqual(['used']);
  document.body.innerHTML = '';
  await show(<Tabs label="Offers" tabs={tabs} />);
  expect(document.querySelectorAll('style')).toHaveLength(before);
});

test('tabs hydrate without an error, and then open the tab of the URL’s hash', async () => {
  const [{ renderToString }, { hydrateRoot }] = await Promise.all([
    import('react-dom/server.browser'),
    import('react-dom/client'),
  ]);
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const app = <Tabs label="Offers" tabs={tabs} />;
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(app);
  location.hash = '#used';
  const root = hydrateRoot(place, app);
  await opened('used');
  await tab('Parts').click();
  await opened('parts');
  expect(complaint).not.toHaveBeenCalled();
  root.unmount();
  complaint.mockRestore();
});

test('the root element receives id, class, data attributes and ref', async () => {
  let root: HTMLElement | null = null;
  const place = await show(
    <Tabs
      label="Offers"
      tabs={tabs}
      id="mine"
      className="own"
      data-test="x"
      ref={(element) => {
        root = element;
      }}
    />,
  );
  expect(root).toBe(place.querySelector('#mine.own[data-test=x]'));
  expect(root).not.toBeNull();
});

test('a keyboard walk: the list is one Tab stop, tabs announce their position, and the panel its name', async () => {
  await show(<Tabs label="Offers" tabs={tabs} />);
  await walk(
    ['{Tab}', 'Offers, tab list › Machines, tab, selected, 1 of 3'],
    ['{ArrowRight}', 'Parts, tab, selected, 2 of 3'],
    ['{End}', 'Used, tab, selected, 3 of 3'],
    ['{ArrowRight}', 'Machines, tab, selected, 1 of 3'],
    ['{ArrowLeft}', 'Used, tab, selected, 3 of 3'],
    ['{Home}', 'Machines, tab, selected, 1 of 3'],
    ['{Tab}', 'Machines, tab panel › More, link'],
    [back, 'Offers, tab list › Machines, tab, selected, 1 of 3'],
  );
});
