import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { Icon } from './Icon.tsx';

/** Returns the colour of the pixel in the middle of an element: red, green, blue and opacity, 0 to 255 each. */
async function middleOf(element: Element) {
  const base64 = await page.screenshot({ element, save: false });
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d') as OffscreenCanvasRenderingContext2D;
  canvas.drawImage(bitmap, 0, 0);
  return [...canvas.getImageData(Math.round(bitmap.width / 2), Math.round(bitmap.height / 2), 1, 1).data];
}

test('a star icon is empty inside, and a filled one has the text colour', async () => {
  const place = await show(
    <>
      <Icon name="star" />
      <Icon name="star" filled />
    </>,
  );
  place.style.cssText = 'color: rgb(0 0 255); background: white; font-size: 48px';
  const [empty, filled] = place.querySelectorAll('svg');
  if (!empty || !filled) throw new Error('Two icons are drawn.');
  await expect.poll(() => middleOf(filled)).toEqual([0, 0, 255, 255]);
  expect(await middleOf(empty)).toEqual([255, 255, 255, 255]);
});
