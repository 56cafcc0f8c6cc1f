import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pythonError } from './blender.ts';
import { exactSize, cutOutPhoneWidths, scenePhoneWidths, widthsFor } from './encode.ts';
import { updateJson, weigh } from './manifest.ts';
import { duration, table } from './words.ts';

describe('encoded picture', () => {
  it.each([
    [2400, [640, 1280, 1920]],
    [1920, [640, 1280, 1920]],
    [1600, [640, 1280, 1600]],
    [1280, [640, 1280]],
    [952, [320, 640, 952]],
    [640, [320, 640]],
    [300, [300]],
  ])('that is %i pixels wide has standard widths up to its own', (width, widths) => {
    expect(widthsFor(width)).toEqual(widths);
  });

  it('that is a cut-out gets a few more pixels, so that its smaller sizes keep its proportions', () => {
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 2400 }), fc.integer({ min: 200, max: 2400 }), (width, height) => {
        const size = exactSize(width, height);
        expect(size.width - width + size.height - height).toBeLessThanOrEqual(37);
        for (const each of [...widthsFor(size.width), ...cutOutPhoneWidths(size.width, size.height)]) {
          const exact = (size.height * each) / size.width;
          expect(Math.abs(Math.round(exact) - exact), `${each} of ${size.width}×${size.height}`).toBeLessThanOrEqual(
            each / 6400,
          );
        }
      }),
    );
  });

  it.each([
    [1000, 1500, [480]],
    [1054, 1440, [478]],
    [641, 641, [480]],
    [640, 800, []],
    [1583, 794, []],
  ])('that is a cut-out of %i × %i has the widths for phones %j', (width, height, widths) => {
    expect(cutOutPhoneWidths(width, height)).toEqual(widths);
  });

  it.each([
    [1080, 1350, [736]],
    [1200, 1500, [736]],
    [900, 1200, []],
    [1200, 1200, []],
    [1920, 1080, []],
  ])('that is a scene of %i × %i has the widths for phones %j', (width, height, widths) => {
    expect(scenePhoneWidths(width, height)).toEqual(widths);
  });

  it('is listed with the total weight of its files, the heaviest picture first', () => {
    const manifest = {
      'a/b': { width: 640, height: 480, widths: [320, 640], color: '#fff' },
      'c/d': { width: 1920, height: 1080, widths: [640, 1280, 1920], color: '#fff' },
    };
    expect(weigh(manifest, () => 10)).toEqual([
      ['c/d', 60],
      ['a/b', 40],
    ]);
  });
});

it('updateJson writes entries in order, one on each line, and keeps earlier entries', () => {
  const folder = mkdtempSync(join(tmpdir(), 'renders-'));
  const file = join(folder, 'list.json');
  try {
    for (const key of ['b', 'a', 'c']) updateJson<number[]>(file, (list) => (list[key] = [1, 2]));
    expect(readFileSync(file, 'utf8')).toBe('{\n  "a": [1,2],\n  "b": [1,2],\n  "c": [1,2]\n}\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe('Blender error', () => {
  it('is the message of the script itself', () => {
    expect(
      pythonError(
        'Blender 3.4.1\nError: solid/hero is cut off at the top of the frame.\nError: Not freed memory blocks: 1',
      ),
    ).toBe('solid/hero is cut off at the top of the frame.');
  });

  it('is Python’s error with the line of the subject that caused it', () => {
    const said = [
      'Traceback (most recent call last):',
      '  File "/repo/tools/renders/render.py", line 40, in make',
      '    module.build(view.form, view.pose)',
      '  File "/repo/tools/renders/products/solid.py", line 12, in build',
      '    box((1, 2))',
      '  File "/repo/tools/renders/studio/geometry/solids.py", line 90, in box',
      '    x, y, z = size',
      'ValueError: not enough values to unpack',
      'Blender quit',
    ].join('\n');
    expect(pythonError(said)).toBe(
      'ValueError: not enough values to unpack\nFile "/repo/tools/renders/products/solid.py", line 12, in build',
    );
  });
});

it('durations have readable units, and table columns are aligned', () => {
  expect([9.6, 99, 130, 4400].map(duration)).toEqual(['10 s', '99 s', '2 min', '1 h 13 min']);
  expect(
    table([
      ['a', 'long'],
      ['longer', 'b'],
    ]),
  ).toBe('a       long\nlonger  b');
});
