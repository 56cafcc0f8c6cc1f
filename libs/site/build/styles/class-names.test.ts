import hashOf from '@emotion/hash';
import { describe, expect, it } from 'vitest';
import { createClassNames, shortClassName, type NamedClass } from './class-names.ts';

const named = (filePath: string, index: number, packageName = '@kinemorph/global-site'): NamedClass => ({
  hash: hashOf(packageName + filePath) + index.toString(36),
  filePath,
  packageName,
});

describe('short class names', () => {
  const files = ['libs/ui/src/B.css.ts', 'libs/ui/src/A.css.ts', 'libs/screens/src/C.css.ts'];

  it('contain two digits for the file, in the order of paths, and the number of the class', () => {
    const name = createClassNames(files);
    expect(name(named('libs/ui/src/A.css.ts', 0))).toBe('_110');
    expect(name(named('libs/ui/src/A.css.ts', 40))).toBe('_1114');
    expect(name(named('libs/screens/src/C.css.ts', 0))).toBe('_100');
  });

  it('are the same for every package that is built, in each of its builds', () => {
    const path = '../../libs/ui/src/B.css.ts';
    const names = ['@kinemorph/global-site', '@kinemorph/cn-site'].map((packageName) =>
      createClassNames(files)(named(path, 3, packageName)),
    );
    expect(names).toEqual(['_123', '_123']);
  });

  it('are unique for a file that is written later', () => {
    const name = createClassNames(files);
    const later = ['libs/ui/src/New.css.ts', 'libs/ui/src/Newer.css.ts', 'libs/ui/src/New.css.ts'];
    expect(later.map((file) => name(named(file, 0)))).toEqual(['_130', '_140', '_130']);
  });

  it('throw an error if there are more files than two digits can number', () => {
    const many = Array.from({ length: 1300 }, (_, index) => `libs/ui/src/${String(index).padStart(4, '0')}.css.ts`);
    const name = createClassNames(many);
    expect(name(named('libs/ui/src/1259.css.ts', 0))).toBe('_zz0');
    expect(() => name(named('libs/ui/src/1260.css.ts', 0))).toThrow('two digits');
  });

  it('number the style files of this workspace', () => {
    const button = shortClassName(named('../../libs/ui/src/components/Button/Button.css.ts', 0));
    const tile = shortClassName(named('../../libs/ui/src/components/Tile/Tile.css.ts', 0));
    expect([button, tile]).toEqual([
      expect.stringMatching(/^_[1-4][\da-z]0$/),
      expect.stringMatching(/^_[1-4][\da-z]0$/),
    ]);
    expect(button < tile).toBe(true);
  });
});
