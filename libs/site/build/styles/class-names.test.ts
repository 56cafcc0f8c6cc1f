import hashOf from '@emotion/hash';
import { describe, expect, it } from 'vitest';
import { shortClassName } from './class-names.ts';

const named = (filePath: string, index: number, packageName?: string) =>
  shortClassName({ hash: hashOf((packageName ?? '') + filePath) + index.toString(36), filePath, packageName });

describe('short class names', () => {
  it('contain four characters for the file, and the number of the class', () => {
    expect(named('src/A.css.ts', 0)).toMatch(/^_[\da-z]{4}0$/);
    expect(named('src/A.css.ts', 40)).toBe(named('src/A.css.ts', 0).replace(/0$/, '14'));
  });

  it('differ between files, and between packages with the same file path', () => {
    const names = [named('src/A.css.ts', 0), named('src/B.css.ts', 0), named('src/A.css.ts', 0, '@kinemorph/ui')];
    expect(new Set(names).size).toBe(3);
  });

  it('throw an error with the fix if two files would get the same name', () => {
    const seen = new Map<string, string>();
    const paths = Array.from({ length: 20_000 }, (_, index) => `src/${index}.css.ts`);
    const twin = paths.find((path) => {
      const file = hashOf(path).slice(0, 4);
      if (seen.has(file)) return true;
      seen.set(file, path);
      return false;
    });
    expect(twin).toBeDefined();
    const first = seen.get(hashOf(twin ?? '').slice(0, 4)) ?? '';
    named(first, 0);
    expect(() => named(twin ?? '', 0)).toThrow('raise `length`');
  });
});
