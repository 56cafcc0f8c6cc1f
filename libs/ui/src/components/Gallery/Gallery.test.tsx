import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { back, walk } from '../../testing/announced.ts';
import { picture } from '../../testing/samples.tsx';
import { show } from '../../testing/show.tsx';
import { Gallery } from './Gallery.tsx';

const labels = {
  enlarge: 'Enlarge:',
  viewer: 'Pictures of Solid One',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  counter: ['1 of 3', '2 of 3', '3 of 3'],
};
const pictures = ['Front', 'Top', 'Hinge'].map((name) => ({
  picture: { ...picture, alt: name, src: `${picture.src}?${name}` },
  caption: `The ${name.toLowerCase()}.`,
}));
const dialog = page.getByRole('dialog');
const opener = page.getByRole('button', { name: 'Enlarge: Front' });
const zoomOut = page.getByRole('button', { name: labels.zoomOut });

function gallery() {
  return <Gallery pictures={pictures} labels={labels} />;
}

async function enlarge() {
  const place = await show(gallery());
  await opener.click();
  await expect.element(dialog).toBeVisible();
  return place;
}

async function settleOn(name: string, counter: string) {
  await expect.element(dialog.getByRole('img', { name })).toBeInTheDocument();
  await expect.element(dialog.getByText(counter).first()).toBeInTheDocument();
}

function stage() {
  return document.querySelector('[data-offset="0"]')?.parentElement?.parentElement as HTMLElement;
}

/** Returns the zoom factor of the current picture. */
function scale() {
  return Number((stage().querySelector('[data-offset="0"] > div') as HTMLElement).style.scale || 1);
}

function middle() {
  const { x, y, width, height } = stage().getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

function point(type: string, pointerId: number, x: number, y: number) {
  stage().dispatchEvent(
    new PointerEvent(type, {
      pointerId,
      pointerType: 'touch',
      clientX: x,
      clientY: y,
      button: type === 'pointermove' ? -1 : 0,
      bubbles: true,
      cancelable: true,
    }),
  );
}

function tap() {
  const { x, y } = middle();
  point('pointerdown', 1, x, y);
  point('pointerup', 1, x, y);
}

function swipe(by: number, end = 'pointerup') {
  const { x, y } = middle();
  point('pointerdown', 1, x, y);
  point('pointermove', 1, x + by / 2, y);
  point('pointermove', 1, x + by, y);
  point(end, 1, x + by, y);
}

function pinch(from: number, to: number) {
  const { x, y } = middle();
  point('pointerdown', 1, x - from, y);
  point('pointerdown', 2, x + from, y);
  point('pointermove', 1, x - to, y);
  point('pointermove', 2, x + to, y);
  point('pointerup', 1, x - to, y);
  point('pointerup', 2, x + to, y);
}

test('[SC-3] gallery: a press enlarges a picture and makes the page inert, and Escape returns the focus', async () => {
  const place = await enlarge();
  await settleOn('Front', '1 of 3');
  await expect.element(dialog).toHaveAccessibleName(labels.viewer);
  expect(place.inert).toBe(true);
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
  for (const key of ['{Tab}', '{Tab}', '{Tab}', '{Tab}', '{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}']) {
    await userEvent.keyboard(key);
    expect(dialog.element().contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(place.inert).toBe(false);
  await expect.element(opener).toHaveFocus();
  expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
});

test('gallery: the space bar opens the viewer, and its button closes it', async () => {
  await show(gallery());
  page.getByRole('button', { name: 'Enlarge: Hinge' }).element().focus();
  await userEvent.keyboard(' ');
  await settleOn('Hinge', '3 of 3');
  await page.getByRole('button', { name: labels.close }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Enlarge: Hinge' })).toHaveFocus();
});

test('arrows, Home and End change the picture and its caption, and stop at the ends', async () => {
  await enlarge();
  await userEvent.keyboard('{ArrowLeft}');
  await settleOn('Front', '1 of 3');
  await userEvent.keyboard('{ArrowRight}');
  await settleOn('Top', '2 of 3');
  await expect.element(dialog.getByText('The top.')).toBeVisible();
  await userEvent.keyboard('{End}');
  await settleOn('Hinge', '3 of 3');
  await userEvent.keyboard('{ArrowRight}');
  await settleOn('Hinge', '3 of 3');
  await expect.element(page.getByRole('button', { name: labels.next })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Home}');
  await settleOn('Front', '1 of 3');
});

test('gallery viewer: buttons change the picture, and keep the focus at the end', async () => {
  await enlarge();
  const next = page.getByRole('button', { name: labels.next });
  await next.click();
  await next.click();
  await settleOn('Hinge', '3 of 3');
  await expect.element(next).toHaveFocus();
  await page.getByRole('button', { name: labels.previous }).click();
  await settleOn('Top', '2 of 3');
});

test('gallery viewer: plus, minus and zero zoom, arrows pan, and another picture resets the zoom', async () => {
  await enlarge();
  await expect.element(zoomOut).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('++');
  expect(scale()).toBeCloseTo(2.25);
  await userEvent.keyboard('{ArrowDown}');
  expect((stage().querySelector('[data-offset="0"] > div') as HTMLElement).style.translate).toMatch(/^0px -\d/);
  await settleOn('Front', '1 of 3');
  await userEvent.keyboard('-');
  expect(scale()).toBeCloseTo(1.5);
  await userEvent.keyboard('0');
  expect(scale()).toBe(1);
  await page.getByRole('button', { name: labels.zoomIn }).click();
  expect(scale()).toBeGreaterThan(1);
  await userEvent.keyboard('{End}');
  await settleOn('Hinge', '3 of 3');
  expect(scale()).toBe(1);
  await expect.element(zoomOut).toHaveAttribute('aria-disabled', 'true');
});

test('gallery viewer: a pinch zooms between 1 and 5 times', async () => {
  await enlarge();
  pinch(50, 150);
  await expect.poll(() => scale()).toBeCloseTo(3);
  await expect.element(zoomOut).not.toHaveAttribute('aria-disabled');
  pinch(10, 600);
  expect(scale()).toBe(5);
  pinch(400, 20);
  expect(scale()).toBe(1);
  await settleOn('Front', '1 of 3');
});

test('gallery viewer: the mouse wheel zooms in and out', async () => {
  await enlarge();
  const { x, y } = middle();
  const wheel = (deltaY: number) =>
    new WheelEvent('wheel', { deltaY, clientX: x, clientY: y, bubbles: true, cancelable: true });
  const closer = wheel(-300);
  stage().dispatchEvent(closer);
  expect(closer.defaultPrevented).toBe(true);
  expect(scale()).toBeGreaterThan(1.5);
  stage().dispatchEvent(wheel(900));
  expect(scale()).toBe(1);
});

test('gallery viewer: a double tap zooms in, another zooms out, and a single tap does nothing', async () => {
  await enlarge();
  tap();
  expect(scale()).toBe(1);
  tap();
  expect(scale()).toBeGreaterThan(2);
  tap();
  tap();
  expect(scale()).toBe(1);
});

test('gallery viewer: a swipe changes the picture, a cancelled one does not, and a zoomed picture pans', async () => {
  await enlarge();
  const width = stage().clientWidth;
  swipe(-width / 2);
  await settleOn('Top', '2 of 3');
  swipe(width / 2);
  await settleOn('Front', '1 of 3');
  swipe(-width / 2, 'pointercancel');
  await new Promise(requestAnimationFrame);
  await settleOn('Front', '1 of 3');
  expect((stage().firstElementChild as HTMLElement).style.translate).toBe('');
  pinch(50, 150);
  swipe(-width / 2);
  await settleOn('Front', '1 of 3');
  expect((stage().querySelector('[data-offset="0"] > div') as HTMLElement).style.translate).toMatch(/^-\d/);
});

test('gallery viewer from right to left: arrows and swipes change direction', async () => {
  document.documentElement.dir = 'rtl';
  await enlarge();
  await userEvent.keyboard('{ArrowLeft}');
  await settleOn('Top', '2 of 3');
  swipe(stage().clientWidth / 2);
  await settleOn('Hinge', '3 of 3');
  document.documentElement.dir = '';
});

test('gallery: adds no style element', async () => {
  const before = document.querySelectorAll('style').length;
  await enlarge();
  expect(document.querySelectorAll('style')).toHaveLength(before);
});

test('before JavaScript runs, each picture is a link to its largest file', async () => {
  const { renderToString } = await import('react-dom/server.browser');
  const sources = [{ type: 'image/webp', srcset: 'small.webp 640w, large.webp 1920w' }];
  const html = renderToString(<Gallery pictures={[{ picture: { ...picture, sources } }]} labels={labels} />);
  expect(html).toContain('href="large.webp"');
  expect(html).not.toContain('role="button"');
  expect(html).not.toContain('style=');
});

test('a keyboard walk: a picture opens a dialog that announces each new picture and available buttons', async () => {
  await show(gallery());
  await walk(
    ['{Tab}', 'list, 3 items › Enlarge: Front, button, opens a dialog'],
    ['{Tab}', 'Enlarge: Top, button, opens a dialog'],
    ['{Enter}', 'Pictures of Solid One, dialog'],
    ['{ArrowRight}', 'Pictures of Solid One, dialog', 'politely: 3 of 3 The hinge.'],
    ['{Tab}', 'Zoom out, button, unavailable'],
    ['{Tab}', 'Zoom in, button'],
    ['{Enter}', 'Zoom in, button'],
    [back, 'Zoom out, button'],
    ['{Tab}{Tab}', 'Close, button'],
    ['{Tab}', 'Previous picture, button'],
    ['{Enter}', 'Previous picture, button', 'politely: 2 of 3 The top.'],
    ['{Tab}', 'Next picture, button'],
    [' ', 'Next picture, button, unavailable', 'politely: 3 of 3 The hinge.'],
    ['{Tab}', 'Zoom out, button, unavailable'],
    ['{Escape}', 'list, 3 items › Enlarge: Top, button, opens a dialog'],
  );
});
