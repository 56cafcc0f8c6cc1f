import { isList, writeLists } from '@kinemorph/content/lists';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { apply } from './changes.ts';
import { changed, copyOf, filesOf, outside } from './testing.ts';
import { newTheme, removeTheme } from './theme.ts';

const folder = 'libs/ui/src/themes';
const copy = () => copyOf('libs/ui/src', 'libs/i18n/messages');

describe('new theme', () => {
  it('writes a folder for the theme, lists its id, and changes no other file', () => {
    const root = copy();
    const before = filesOf(root);
    apply(root, newTheme(root, 'late-summer', { like: 'christmas' }).changes);
    writeLists(root);
    const touched = changed(before, filesOf(root)).filter((file) => !isList(file));
    expect(outside('theme', `${folder}/late-summer`, touched)).toEqual([]);
    const text = (file: string) => readFileSync(join(root, folder, file), 'utf8');
    expect(text('late-summer/late-summer.ts')).toContain("export const lateSummer: Theme = {\n  name: 'late-summer',");
    expect(text('late-summer/late-summer.css.ts')).toContain('applyTheme(lateSummer);');
    expect(text('by-folder/ids.ts')).toContain("'late-summer'");
  });

  it.each([
    ['Spring Sale', 'brand', '"Spring Sale" is no id of a theme: write it like spring-sale'],
    ['christmas', 'brand', `There is a folder ${folder}/christmas: change that one`],
    ['by-folder', 'brand', `There is a folder ${folder}/by-folder`],
    ['new', 'brand', 'No theme can have the id "new"'],
    ['apply-theme', 'brand', 'since code would call it `applyTheme`'],
    ['spring', 'summer', 'There is no theme "summer" to start with: --like one of black-friday, brand, christmas.'],
  ])('rejects the id %j, modelled on %s, with an error that explains why', (id, like, said) => {
    expect(() => newTheme(copy(), id, { like })).toThrow(said);
  });
});

describe('remove theme', () => {
  it('undoes what “new” added, and rejects a theme that a page uses or that does not exist', () => {
    const root = copy();
    const before = filesOf(root);
    apply(root, newTheme(root, 'late-summer', { like: 'brand' }).changes);
    const page = 'libs/screens/src/home/Home.tsx';
    mkdirSync(dirname(join(root, page)), { recursive: true });
    writeFileSync(join(root, page), "import '@kinemorph/ui/themes/late-summer';\n");
    expect(() => removeTheme(root, 'late-summer')).toThrow(
      `late-summer is still in use: take it out of ${page} first.`,
    );
    writeFileSync(join(root, page), '');
    apply(root, removeTheme(root, 'late-summer').changes);
    expect(changed(before, filesOf(root))).toEqual([page]);
    expect(() => removeTheme(root, 'late-summer')).toThrow(
      'There is no theme "late-summer". The themes are black-friday',
    );
  });
});
