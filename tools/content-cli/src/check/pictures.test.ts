import { describe, expect, it } from 'vitest';
import { Sources } from '../source/sources.ts';
import { checkoutOf, root } from '../testing/checkout.ts';
import { missingPictures } from './pictures.ts';

const pictures = 'libs/content/src/pictures';
const files = {
  [`${pictures}/manifest.json`]: '{\n  "mug/light": { "widths": [320], "color": "#fff" }\n}',
  [`${pictures}/mug/light-320.avif`]: '',
  [`${pictures}/mug/light-320.webp`]: '',
  [`${pictures}/hub.svg`]: '',
};
const reported = (screen: string, more = {}) =>
  missingPictures(checkoutOf({ ...files, 'libs/screens/src/home/model.server.ts': screen, ...more }).sources).map(
    ({ file, line, found }) => `${file.replace(/^.*\//, '')}:${line} ${found}`,
  );

describe('a picture that a screen names', () => {
  it.each([
    ["\npicture('mug/lihgt', '');", ['model.server.ts:2 "mug/lihgt"']],
    ["context.picture('mugg/light', 'mug');", ['model.server.ts:1 "mugg/light"']],
    ["const a = { picture: 'cup' };", ['model.server.ts:1 "cup"']],
    ["const shown = ['mug/dark'];", ['model.server.ts:1 "mug/dark"']],
    ['picture(`mug/${tone}-big`, "");', ['model.server.ts:1 "mug/*-big"']],
    [
      "picture('mug/light', ''); picture('hub', ''); picture(`mug/${tone}`, ''); const a = ['mug/light'], b = 'cup/dark', c = 'a mug/dark';",
      [],
    ],
  ])('in %j is reported if it is missing: %j', (screen, expected) => {
    expect(reported(screen)).toEqual(expected);
  });

  it('is reported when the manifest lists a missing file', () => {
    expect(
      reported('', { [`${pictures}/manifest.json`]: '{\n  "mug/light": { "widths": [320, 640], "color": "#fff" }\n}' }),
    ).toEqual([`manifest.json:2 2 of 4 files missing: ${pictures}/mug/light-640.avif, ${pictures}/mug/light-640.webp`]);
  });

  it('is reported when a cut-out has no thumbnail', () => {
    expect(reported('', { [`${pictures}/manifest.json`]: '{\n  "mug/light": { "widths": [320] }\n}' })).toEqual([
      `manifest.json:2 1 of 3 files missing: ${pictures}/mug/light-160.avif`,
    ]);
  });

  it('exists for every real screen', () => {
    expect(missingPictures(new Sources(root))).toEqual([]);
  });
});
