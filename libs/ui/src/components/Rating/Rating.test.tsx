import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { Rating } from './Rating.tsx';

/** Returns whether the stars of a rating are blue in the middle of their bodies, from left to right. */
async function filledStars(element: Element): Promise<readonly boolean[]> {
  const base64 = await page.screenshot({ element, save: false });
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d') as OffscreenCanvasRenderingContext2D;
  canvas.drawImage(bitmap, 0, 0);
  return [0.1, 0.3, 0.5, 0.7, 0.9].map((part) => {
    const [red] = canvas.getImageData(Math.round(bitmap.width * part), Math.round(bitmap.height / 2), 1, 1).data;
    return red === 0;
  });
}

async function shown(value: number, dir: 'ltr' | 'rtl' = 'ltr') {
  const place = await show(<Rating value={value} label={`${value} of 5 stars`} />);
  place.style.cssText = 'color: rgb(0 0 255); background: white; font-size: 48px';
  place.dir = dir;
  const stars = place.querySelector('svg');
  if (!stars) throw new Error('The rating has no stars.');
  return stars;
}

test.each([
  [0, [false, false, false, false, false]],
  [2, [true, true, false, false, false]],
  [3.6, [true, true, true, true, false]],
  [3.4, [true, true, true, false, false]],
  [5, [true, true, true, true, true]],
])('Rating: %d fills that many stars, and a fraction up to its part of a star', async (value, filled) => {
  const stars = await shown(value);
  await expect.poll(() => filledStars(stars)).toEqual(filled);
});

test('Rating: stars are filled from the right where text runs from right to left', async () => {
  const stars = await shown(2, 'rtl');
  await expect.poll(() => filledStars(stars)).toEqual([false, false, false, true, true]);
});

test('Rating: is announced once, as an image with the number', async () => {
  await shown(4.7);
  await expect.element(page.getByRole('img', { name: '4.7 of 5 stars' })).toBeVisible();
  expect(page.getByRole('img').elements()).toHaveLength(1);
});
