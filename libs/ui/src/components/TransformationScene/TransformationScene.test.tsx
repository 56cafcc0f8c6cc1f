import { expect, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { scene } from '../../testing/offers.tsx';
import { show } from '../../testing/show.tsx';
import { sampleStrip } from '../../testing/strip.ts';
import { TransformationScene } from './TransformationScene.tsx';

const stills = ['It stands.', 'It folds.', 'It drives.'].map((caption) => ({ picture: scene, caption }));

/** Renders a scene below the window, and waits until its observer has reported that it is not near. */
async function showScene(strip = sampleStrip()) {
  const tall = document.createElement('div');
  tall.setAttribute('style', 'block-size: 300vh');
  document.body.append(tall);
  const place = await show(
    <TransformationScene
      title="From robot to car"
      description="A robot becomes a car."
      strip={strip}
      stills={stills}
    />,
  );
  document.body.append(tall.cloneNode());
  await new Promise((resolve) => new IntersectionObserver(resolve, { root: document }).observe(place));
  return {
    track: place.querySelector('canvas')?.closest('section > div') as HTMLElement,
    canvas: place.querySelector('canvas') as HTMLCanvasElement,
  };
}

async function motion(value: 'reduce' | 'no-preference') {
  await (cdp() as { send: (method: string, options: object) => Promise<unknown> }).send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  });
}

/** Returns the brightness of the canvas in its middle, 0 to 255. */
function grey(canvas: HTMLCanvasElement) {
  return canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data[0];
}

function scrollTo(track: HTMLElement, share: number) {
  const { top, height } = track.getBoundingClientRect();
  window.scrollTo({ top: scrollY + top + share * (height - innerHeight), behavior: 'instant' });
}

test('the scene plays forward and back as the page is scrolled', async () => {
  await motion('no-preference');
  await page.viewport(1200, 800);
  const { track, canvas } = await showScene();
  for (const [share, brightness] of [
    [0, 0],
    [1, 255],
    [0.5, 133],
    [0, 0],
  ] as const) {
    scrollTo(track, share);
    await expect.poll(() => canvas.dataset['playing']).toBe('');
    await expect.poll(() => grey(canvas)).toBe(brightness);
  }
});

test('only the caption of the current moment is shown', async () => {
  await motion('no-preference');
  const { track } = await showScene();
  for (const [share, caption] of [
    [0.1, 'It stands.'],
    [0.5, 'It folds.'],
    [1, 'It drives.'],
    [0.5, 'It folds.'],
  ] as const) {
    scrollTo(track, share);
    const shown = () =>
      stills
        .filter(
          ({ caption: each }) =>
            getComputedStyle(page.getByText(each).element().parentElement as HTMLElement).opacity === '1',
        )
        .map(({ caption: each }) => each);
    await expect.poll(shown).toEqual([caption]);
  }
});

test('the frames are fetched when the scene is near the window, and not before', async () => {
  await motion('no-preference');
  const fetched = vi.spyOn(window, 'fetch');
  const { track } = await showScene();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(fetched).not.toHaveBeenCalled();
  scrollTo(track, 0);
  await expect.poll(() => fetched.mock.calls.length).toBe(1);
  fetched.mockRestore();
});

test('with reduced motion, all captions are shown without the canvas, and nothing is fetched', async () => {
  await motion('reduce');
  const fetched = vi.spyOn(window, 'fetch');
  const { track, canvas } = await showScene();
  track.scrollIntoView();
  for (const { caption } of stills) await expect.element(page.getByText(caption)).toBeVisible();
  expect(canvas.checkVisibility()).toBe(false);
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRestore();
  await motion('no-preference');
});

test('if the frames cannot be decoded, the canvas stays hidden', async () => {
  await motion('no-preference');
  const broken = URL.createObjectURL(new Blob([Uint8Array.of(1, 0, 0, 0, 2, 0, 0, 0, 9, 9)]));
  const { track, canvas } = await showScene({ ...sampleStrip(1), wide: broken, narrow: broken });
  const decoded = vi.spyOn(window, 'createImageBitmap');
  scrollTo(track, 0);
  await expect.poll(() => decoded.mock.settledResults[0]?.type).toBe('rejected');
  expect(canvas.dataset['playing']).toBeUndefined();
  expect(getComputedStyle(canvas).visibility).toBe('hidden');
  decoded.mockRestore();
});
