import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { walk } from '../../testing/announced.ts';
import { show } from '../../testing/show.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { drop, store } from './messages.ts';
import { notify, showToast, Toaster } from './Toast.tsx';

const labels = { toasts: 'Messages', notifications: 'News', close: 'Dismiss' };
const toaster = (
  <>
    <button type="button">Elsewhere</button>
    <Toaster labels={labels} />
  </>
);

/** Returns the texts of the visible messages. */
function shown() {
  return [...document.querySelectorAll<HTMLElement>('[data-stays-live] li')]
    .filter((item) => item.dataset['state'] === 'open')
    .map((item) => item.textContent);
}

/** Waits by frames, since the timers are mocked. */
async function until(check: () => void) {
  for (let frame = 0; frame < 300; frame += 1) {
    try {
      check();
      return;
    } catch {
      await new Promise(requestAnimationFrame);
    }
  }
  check();
}

async function shows(...texts: string[]) {
  await until(() => expect(shown()).toEqual(texts));
  // Another frame, so that the timers have started.
  await new Promise(requestAnimationFrame);
}

/** Advances the timers of the messages only. */
async function pass(milliseconds: number) {
  vi.advanceTimersByTime(milliseconds);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

async function start(more?: ReactNode) {
  await show(
    <>
      {toaster}
      {more}
    </>,
  );
  // Loads the layer first, while the real timers run.
  showToast({ text: 'First' });
  await vi.waitFor(() => expect(shown()).toEqual(['First']), { timeout: 10000 });
  clear();
  await vi.waitFor(() => expect(shown()).toEqual([]), { timeout: 15_000 });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
}

function clear() {
  for (const { key } of store.read()) drop(key);
}

function item(text: string) {
  return page.getByRole('listitem').filter({ hasText: text });
}

afterEach(async () => {
  vi.useRealTimers();
  clear();
  await page.viewport(1440, 900);
});

test('[PB-13] a toast stays for three seconds', async () => {
  await start();
  showToast({ text: 'Copied.' });
  await shows('Copied.');
  await pass(2999);
  expect(shown()).toEqual(['Copied.']);
  await pass(1);
  expect(shown()).toEqual([]);
  await pass(300);
  expect(store.read()).toEqual([]);
});

test('[PB-13] a notification stays for four and a half seconds', async () => {
  await start();
  notify({ title: 'The sale has begun', text: 'Until Sunday.' });
  await shows('The sale has begunUntil Sunday.');
  await pass(4499);
  expect(shown()).toHaveLength(1);
  await pass(1);
  expect(shown()).toEqual([]);
});

/** Returns the position of a message: its distance from the top and from both sides of the page. */
async function placeOf(text: string) {
  await shows(text);
  for (const animation of document.getAnimations()) animation.finish();
  const body = document.body.getBoundingClientRect();
  const { top, left, right } = item(text).element().getBoundingClientRect();
  return { top, left: Math.round(left - body.left), right: Math.round(body.right - right) };
}

test.each([
  [1440, 'ltr'],
  [820, 'ltr'],
  [390, 'ltr'],
  [1440, 'rtl'],
] as const)('[PB-13] at %i px, %s, a toast is 8 px from the top and centred', async (width, dir) => {
  document.documentElement.dir = dir;
  await page.viewport(width, 844);
  await start();
  showToast({ text: 'Copied.' });
  const { top, left, right } = await placeOf('Copied.');
  document.documentElement.dir = '';
  expect(top).toBe(8);
  expect(Math.abs(left - right)).toBeLessThanOrEqual(1);
});

test.each([
  [1440, 'ltr'],
  [820, 'ltr'],
  [390, 'ltr'],
  [1440, 'rtl'],
] as const)('[PB-13] at %i px, %s, a notification is 24 px from the top and from the end', async (width, dir) => {
  document.documentElement.dir = dir;
  await page.viewport(width, 844);
  await start();
  notify({ title: 'The sale has begun' });
  const { top, left, right } = await placeOf('The sale has begun');
  document.documentElement.dir = '';
  expect(top).toBe(24);
  expect(dir === 'rtl' ? left : right).toBe(24);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test.each([390, 820, 1024])(
  'at %i px, too narrow for both in a row, a notification is shown below a toast',
  async (width) => {
    await page.viewport(width, 844);
    await start();
    showToast({ text: 'Copied.' });
    notify({ title: 'The sale has begun' });
    await shows('The sale has begun', 'Copied.');
    for (const animation of document.getAnimations()) animation.finish();
    expect(item('The sale').element().getBoundingClientRect().top).toBeGreaterThan(
      item('Copied.').element().getBoundingClientRect().bottom,
    );
  },
);

test('a message’s time pauses under the pointer, and continues afterwards', async () => {
  await start();
  notify({ title: 'One' });
  await shows('One');
  await pass(2500);
  // Pointer events need some time, too.
  await userEvent.hover(item('One').element());
  await pass(60000);
  expect(shown()).toEqual(['One']);
  await userEvent.hover(page.getByRole('button', { name: 'Elsewhere' }).element());
  await pass(400);
  expect(shown()).toEqual(['One']);
  await pass(1601);
  expect(shown()).toEqual([]);
});

test('a message’s time pauses while it has the focus, also after the window lost and regained it', async () => {
  await start();
  notify({ title: 'One' });
  await shows('One');
  await userEvent.keyboard('{F8}{Tab}{Tab}');
  await expect.element(page.getByRole('button', { name: labels.close })).toHaveFocus();
  window.dispatchEvent(new Event('blur'));
  window.dispatchEvent(new Event('focus'));
  await pass(60000);
  expect(shown()).toEqual(['One']);
  (page.getByRole('button', { name: 'Elsewhere' }).element() as HTMLElement).focus();
  await pass(0);
  await pass(4501);
  expect(shown()).toEqual([]);
});

test('the messages’ time pauses while the page is hidden, also for new messages', async () => {
  await start();
  showToast({ text: 'One' });
  await shows('One');
  await pass(2000);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  showToast({ text: 'Two' });
  await shows('One', 'Two');
  await pass(60000);
  expect(shown()).toEqual(['One', 'Two']);
  hidden.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await until(() => expect(document.hidden).toBe(false));
  await pass(1001);
  expect(shown()).toEqual(['Two']);
  await pass(2000);
  expect(shown()).toEqual([]);
});

test('a fourth toast replaces the oldest, and a repeated toast is shown once', async () => {
  await start();
  for (const text of ['One', 'Two', 'Three', 'Four']) showToast({ text });
  await shows('Two', 'Three', 'Four');
  showToast({ text: 'Two' });
  await shows('Three', 'Four', 'Two');
  notify({ title: 'Two' });
  await shows('Two', 'Three', 'Four', 'Two');
});

test('toasts and danger notifications are announced at once, other notifications politely', async () => {
  await start();
  showToast({ text: 'Copied.' });
  notify({ title: 'The sale has begun', text: 'Until Sunday.' });
  notify({ title: 'Payment declined', tone: 'danger' });
  const said = () =>
    Object.fromEntries(
      [...document.querySelectorAll('[role=status][aria-live]')].map((region) => [
        region.textContent,
        region.getAttribute('aria-live'),
      ]),
    );
  await until(() =>
    expect(said()).toEqual({
      'Messages Copied.': 'assertive',
      'News The sale has begunUntil Sunday.': 'polite',
      'News Payment declined': 'assertive',
    }),
  );
});

test('the button closes a notification, and the focus returns to the previous element', async () => {
  await start();
  const elsewhere = page.getByRole('button', { name: 'Elsewhere' });
  (elsewhere.element() as HTMLElement).focus();
  notify({ title: 'One' });
  await shows('One');
  await userEvent.keyboard('{F8}');
  await expect.element(page.getByRole('region', { name: 'News' }).getByRole('list')).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(page.getByRole('button', { name: labels.close })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await until(() => expect(shown()).toEqual([]));
  await pass(301);
  await until(() => expect(document.activeElement).toBe(elsewhere.element()));
});

test('after one was closed by pointer, the next notification closes after its usual time', async () => {
  await start();
  notify({ title: 'One' });
  await shows('One');
  await userEvent.click(page.getByRole('button', { name: labels.close }));
  await until(() => expect(shown()).toEqual([]));
  await pass(301);
  notify({ title: 'Two' });
  await shows('Two');
  await userEvent.hover(page.getByRole('button', { name: 'Elsewhere' }).element());
  await pass(4501);
  expect(shown()).toEqual([]);
});

test('Escape closes a notification', async () => {
  await start();
  notify({ title: 'One' });
  await shows('One');
  await userEvent.keyboard('{Escape}');
  await until(() => expect(shown()).toEqual([]));
});

test.each([
  ['ltr', 120],
  ['rtl', -120],
])('a notification closes when swiped towards its end, but not towards its start, %s', async (dir, way) => {
  document.documentElement.dir = dir;
  await start();
  notify({ title: 'One' });
  await shows('One');
  const panel = item('One').element();
  const { left, top } = panel.getBoundingClientRect();
  // A synthetic pointer can't be captured.
  panel.setPointerCapture = () => undefined;
  const pointer = (type: string, x: number) =>
    panel.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, clientX: left + 20 + x, clientY: top + 10 }),
    );
  pointer('pointerdown', 0);
  pointer('pointermove', way / 10);
  pointer('pointermove', -way);
  pointer('pointerup', -way);
  await pass(1);
  expect(shown()).toEqual(['One']);
  pointer('pointerdown', 0);
  pointer('pointermove', way / 10);
  pointer('pointermove', way);
  pointer('pointerup', way);
  document.documentElement.dir = '';
  await until(() => expect(shown()).toEqual([]));
});

test('a toast from before the toaster is rendered waits for it', async () => {
  showToast({ text: 'Early' });
  expect(document.body.textContent).not.toContain('Early');
  await show(toaster);
  await vi.waitFor(() => expect(shown()).toEqual(['Early']), { timeout: 10000 });
});

test('over a dialog, a notification can be clicked, and closing it leaves the dialog open', async () => {
  const onClose = vi.fn();
  await start(
    <Dialog open onClose={onClose} title="Before you go" closeLabel="Close">
      Stay?
    </Dialog>,
  );
  notify({ title: 'One' });
  await until(() => expect(shown()).toContain('One'));
  await userEvent.click(page.getByRole('button', { name: labels.close }));
  await until(() => expect(shown()).not.toContain('One'));
  expect(onClose).not.toHaveBeenCalled();
});

test('the toaster renders nothing on the server, and adds no style element', async () => {
  const { renderToString } = await import('react-dom/server.browser');
  showToast({ text: 'Copied.' });
  notify({ title: 'One' });
  expect(renderToString(<Toaster labels={labels} />)).toBe('');
  await show(toaster);
  const before = document.querySelectorAll('style').length;
  await vi.waitFor(() => expect(shown()).toEqual(['One', 'Copied.']), { timeout: 10000 });
  expect(document.querySelectorAll('style')).toHaveLength(before);
});

async function closeByEnter() {
  await userEvent.keyboard('{Enter}');
  await until(() => expect(shown()).not.toContain('Payment declined'));
  await pass(301);
}

test('a keyboard walk: messages are announced at once, F8 moves to a notification, and closing it back', async () => {
  await start();
  await walk(
    ['{Tab}', 'Elsewhere, button'],
    [() => showToast({ text: 'Copied.' }), 'Elsewhere, button', 'at once: Messages Copied.'],
    [
      () => notify({ title: 'Payment declined', tone: 'danger' }),
      'Elsewhere, button',
      'at once: News Payment declined',
    ],
    ['{F8}', 'News, region › Payment declined Dismiss, list'],
    ['{Tab}', 'Payment declined Dismiss, list item'],
    ['{Tab}', 'Dismiss, button'],
    // The closing animation may end before or after the tree is read, so the step includes it.
    [closeByEnter, 'Elsewhere, button'],
  );
});
