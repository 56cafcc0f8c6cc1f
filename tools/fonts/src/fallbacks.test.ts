import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fontFiles } from './characters.ts';
import { makeFallbacks } from './fallbacks.ts';
import { toTrueType } from './formats.ts';
import { fontsFolder } from './make-all.ts';

/**
 * The accepted difference between a scale and the one that the current texts need: half a letter in a line of a hundred
 * shifts nothing.
 */
const tolerance = 0.005;

it('fallback faces: are as wide as Archivo for the current texts', async () => {
  const { fallbackFaces } = (await import(`${fontsFolder}fallbacks.ts`)) as {
    fallbackFaces: Awaited<ReturnType<typeof makeFallbacks>>;
  };
  const computed = await makeFallbacks(await toTrueType(readFileSync(`${fontsFolder}${fontFiles[0].name}`)));
  const withoutScale = (faces: typeof computed) => faces.map((face) => ({ ...face, scale: 0 }));
  expect(withoutScale(computed)).toEqual(withoutScale(fallbackFaces));
  const off = computed.filter(({ scale }, index) => Math.abs(scale - (fallbackFaces[index]?.scale ?? NaN)) > tolerance);
  expect(off, 'run `npm run fonts`').toEqual([]);
});
