import { describe, expect, it } from 'vitest';
import { sizesOf } from './sizes.ts';

const file = (path: string, bytes = 1, isDocument = false) => ({ path, bytes, isDocument });
const nameOf = (path: string) => Object.keys(sizesOf([file(path)]))[0];

describe('file names', () => {
  it.each([
    ['/assets/react-D8k1RWP.js', 'react.js'],
    ['/assets/de-DE--ac2LJ-.js', 'de-DE.js'],
    ['/assets/ja-JP-_tBhg9_.js', 'ja-JP.js'],
    ['/assets/entry.client-BBL5nHy.js', 'entry.client.js'],
    ['/assets/whole-machine.css-CzcG8oK.js', 'whole-machine.css.js'],
    ['/assets/Home-hv9-43y.css', 'Home.css'],
    ['/assets/archivo-latin-wdth-normal-DY7AcnAa.woff2', 'archivo-latin-wdth-normal.woff2'],
    ['/assets/cut-out-640-CgCq-aiM.avif', 'cut-out-640.avif'],
  ])('%s: becomes %s', (path, name) => {
    expect(nameOf(path)).toBe(name);
  });

  it('paths outside the build: stay unchanged', () => {
    expect(nameOf('/ssr/timestamp')).toBe('/ssr/timestamp');
  });

  it('scripts that the build names: get their full name', () => {
    const scripts = new Map([['/assets/Accoun-BatJJFw.js', 'Account']]);
    expect(sizesOf([file('/assets/Accoun-BatJJFw.js', 4), file('/assets/Other-BatJJFw.js', 2)], scripts)).toEqual({
      'Account.js': [4],
      'Other.js': [2],
    });
  });

  it('documents: get the name "document" in place of their path', () => {
    expect(sizesOf([file('/de/faq', 7, true)])).toEqual({ document: [7] });
  });

  it('an inline style: is listed apart from its document', () => {
    expect(sizesOf([file('/de/faq', 7, true), { ...file('/de/faq', 5), isInline: true }])).toEqual({
      document: [7],
      'inline.css': [5],
    });
  });
});

describe('sizes', () => {
  it('files of one name: share one entry, with the largest size first', () => {
    const files = [
      file('/assets/de-DE-aaaaaaa.js', 3),
      file('/assets/Home-bbbbbbb.js', 5),
      file('/assets/de-DE-ccccccc.js', 9),
    ];
    expect(sizesOf(files)).toEqual({ 'Home.js': [5], 'de-DE.js': [9, 3] });
    expect(Object.keys(sizesOf(files))).toEqual(['Home.js', 'de-DE.js']);
  });
});
