import { expect, test } from 'vitest';
import { tallScene } from '../../testing/offers.tsx';
import { show } from '../../testing/show.tsx';
import { FeatureBlock } from './FeatureBlock.tsx';

test('feature block in a wide stage: shows a tall picture whole, without a visible edge', async () => {
  const place = await show(<FeatureBlock title="Solid One" picture={{ ...tallScene, color: '#123456' }} fit="whole" />);
  const image = place.querySelector('img') as HTMLImageElement;
  const stage = image.closest('section')?.firstElementChild as HTMLElement;
  const { width, height } = stage.getBoundingClientRect();
  expect(width / height).toBeGreaterThan(tallScene.width / tallScene.height);
  expect(getComputedStyle(image).objectFit).toBe('contain');
  expect(getComputedStyle(image).backgroundColor).toBe('rgba(0, 0, 0, 0)');
  const { backgroundColor, backgroundImage } = getComputedStyle(stage);
  expect([backgroundColor, backgroundImage]).toEqual([
    getComputedStyle(image.closest('section') as Element).backgroundColor,
    'none',
  ]);
});
