import { regionIds } from '@kinemorph/content';
import { screenFolders } from '@kinemorph/site/build/screens';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { apply, formatted } from './changes.ts';
import { newScreen, removeScreen } from './screen.ts';
import { changed, copyOf, filesOf, here, outside } from './testing.ts';

const copy = () =>
  copyOf('libs/screens/src', 'libs/content/src/site-map.ts', 'tools/budgets/src/page-kinds.ts', '.prettierrc.json');
const options = { regions: ['jp', 'us'] };

describe('new screen', () => {
  it('is found by its folder, and changes only the site map outside it', async () => {
    const root = copy();
    const before = filesOf(root);
    apply(root, await formatted(root, newScreen(root, 'size-guide', options).changes));
    const touched = changed(before, filesOf(root));
    expect(outside('screen', 'libs/screens/src/size-guide', touched)).toEqual(['libs/content/src/site-map.ts']);
    expect(screenFolders(join(root, 'libs/screens/src'))).toContainEqual({ id: 'size-guide', component: 'SizeGuide' });
    expect(readFileSync(join(root, 'libs/content/src/site-map.ts'), 'utf8')).toContain(
      "  { path: 'size-guide', component: 'size-guide', regions: ['us', 'jp'], draft: true },\n] as const satisfies",
    );
  });

  it('leaves its texts empty in each language of its regions, and lists these languages', () => {
    const root = copy();
    const { changes, left } = newScreen(root, 'size-guide', { ...options, regions: regionIds });
    const languages = ['en-US', 'fr-FR', 'de-DE', 'ja-JP', 'ko-KR', 'zh-CN'];
    const copies = [...changes.write.keys()].filter((file) => file.includes('/copy/'));
    expect(copies).toEqual(languages.map((locale) => `libs/screens/src/size-guide/copy/${locale}.json`));
    for (const file of copies)
      expect(new Set(Object.values(JSON.parse(changes.write.get(file) ?? '') as object))).toEqual(new Set(['']));
    expect(left.join('\n')).toContain(`in ${languages.join(', ')}`);
    expect(left.join('\n')).toContain('Until you remove `draft: true` from libs/content/src/site-map.ts');
  });

  it.each([
    ['SizeGuide', options, '"SizeGuide" is no id of a screen: write it like size-guide'],
    ['../home', options, '"../home" is no id of a screen: write it like home'],
    ['', options, '"" is no id of a screen: write it like size-guide'],
    ['home', options, 'There is a folder libs/screens/src/home: change that one'],
    ['section', options, 'No screen can have the id "section", since code would call it `Section`'],
    ['screen', options, 'since code would call it `ScreenModel`'],
    [
      'new',
      options,
      'since code would call it `new`, which means something else there: write more words, like new-page',
    ],
    ['faq', options, 'libs/content/src/site-map.ts has a page faq already: choose another id'],
    ['size-guide', { ...options, regions: ['us', 'zz'] }, 'There is no region "zz". The regions are us, uk'],
    ['size-guide', { ...options, regions: [] }, 'Say which regions have it: --regions us,uk'],
  ])('rejects %j and explains what to do instead: %#', (id, given, said) => {
    const root = copy();
    const before = filesOf(root);
    expect(() => newScreen(root, id, given)).toThrow(said);
    expect(changed(before, filesOf(root))).toEqual([]);
  });
});

describe('remove screen', () => {
  it('removes everything that new created, and the page kind that a person added', async () => {
    const root = copy();
    const before = filesOf(root);
    apply(root, await formatted(root, newScreen(root, 'size-guide', options).changes));
    const kinds = join(root, 'tools/budgets/src/page-kinds.ts');
    const text = readFileSync(kinds, 'utf8');
    writeFileSync(kinds, text.replace("  account: 'none',\n", "$&  'size-guide': 'support',\n"));
    apply(root, await formatted(root, removeScreen(root, 'size-guide').changes));
    expect(changed(before, filesOf(root))).toEqual([]);
  });

  it('removes a screen whose name is a word in an unrelated tool', async () => {
    const root = copy();
    cpSync(join(here, 'tools/browsers/src'), join(root, 'tools/browsers/src'), { recursive: true });
    apply(root, await formatted(root, newScreen(root, 'walks', options).changes));
    expect(removeScreen(root, 'walks').changes.remove).toEqual(['libs/screens/src/walks']);
  });

  it('removes a screen whose name occurs in tests of tools and in generator examples', async () => {
    const root = copy();
    cpSync(join(here, 'tools/budgets/src'), join(root, 'tools/budgets/src'), { recursive: true });
    cpSync(join(here, 'tools/generators/src'), join(root, 'tools/generators/src'), { recursive: true });
    apply(root, await formatted(root, newScreen(root, 'size-guide', options).changes));
    expect(removeScreen(root, 'size-guide').changes.remove).toEqual(['libs/screens/src/size-guide']);
  });

  it('rejects an unknown screen and one that is still named, with the place', () => {
    const root = copy();
    expect(() => removeScreen(root, 'sections')).toThrow('There is no screen sections: a screen is a folder');
    expect(() => removeScreen(root, 'not-found')).toThrow(
      /not-found is still named: take it out of .*screens\.test\.ts/,
    );
  });
});
