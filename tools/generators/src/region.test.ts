import { isList, writeLists } from '@kinemorph/content/lists';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { apply, formatted } from './changes.ts';
import type { RegionOptions } from './region-options.ts';
import { newRegion, removeRegion } from './region.ts';
import { changed, copyOf, filesOf, exampleRegion, outside } from './testing.ts';

const { id: newId, country, name, ...place } = exampleRegion;
const folder = `libs/content/src/regions/${newId}`;
const copy = () =>
  copyOf(
    'libs/content/messages',
    'libs/content/src/campaigns',
    'libs/content/src/products',
    'libs/content/src/regions',
    'libs/i18n/messages',
    'libs/i18n/src',
    'libs/screens/src/black-friday',
    'libs/screens/src/compare',
    'libs/screens/src/grimlock-g1-flagship',
    'libs/screens/src/home',
    'tools/manuals/copy',
    '.prettierrc.json',
  );
const options = { ...place, like: 'fr' };

async function made(root: string, given: RegionOptions = options): Promise<void> {
  apply(root, await formatted(root, newRegion(root, newId, given).changes));
  writeLists(root);
}

describe('new region', () => {
  it('changes only its folder and the texts of its language, and adds the region to the lists', async () => {
    const root = copy();
    const before = filesOf(root);
    await made(root);
    const touched = changed(before, filesOf(root)).filter((file) => !isList(file));
    expect(outside('region', folder, touched).filter((file) => !file.endsWith(`/${place.locale}.json`))).toEqual([]);
    const list = (name: string) => readFileSync(join(root, `libs/content/src/regions/by-folder/${name}.ts`), 'utf8');
    expect(list('regions')).toContain(`export { region as ${newId} } from '../${newId}/region.ts';`);
    expect(list('ids')).toContain(`'${newId}'`);
    expect(readFileSync(join(root, 'libs/i18n/src/written-locales.ts'), 'utf8')).toContain(`'${place.locale}'`);
  });

  it('creates a draft with the given settings and the others of a similar region', () => {
    const text = newRegion(copy(), newId, options).changes.write.get(`${folder}/region.ts`);
    for (const line of [
      `name: '${name}'`,
      'draft: true',
      "like: 'fr'",
      `locale: '${place.locale}'`,
      `country: '${country}'`,
    ])
      expect(text?.replaceAll('"', "'")).toContain(line);
    for (const line of [
      `currency: '${place.currency}'`,
      `timeZone: '${place.timeZone}'`,
      `hreflang: '${place.locale}'`,
      "consent: 'opt-in'",
    ])
      expect(text?.replaceAll('"', "'")).toContain(line);
  });

  it('adds empty texts in a new language, only for the pages of the similar region', () => {
    const { changes } = newRegion(copy(), newId, options);
    const words = [...changes.write.keys()].filter((file) => file.endsWith(`/${place.locale}.json`));
    expect(words).toEqual(
      expect.arrayContaining([
        `libs/content/messages/home/${place.locale}.json`,
        `libs/i18n/messages/${place.locale}.json`,
        `libs/screens/src/compare/copy/${place.locale}.json`,
        `tools/manuals/copy/${place.locale}.json`,
      ]),
    );
    expect(words.filter((file) => /black-friday|grimlock|jp-kr/.test(file))).toEqual([]);
    for (const file of words)
      expect(new Set(Object.values(JSON.parse(changes.write.get(file) ?? '') as object))).toEqual(new Set(['']));
  });

  it('writes no texts in the language of another region', () => {
    const { changes } = newRegion(copy(), 'at', { ...options, locale: 'de-DE', like: 'de', country: 'AT' });
    expect([...changes.write.keys()]).toEqual(['libs/content/src/regions/at/region.ts']);
    const settings = changes.write.get('libs/content/src/regions/at/region.ts');
    expect(settings).toMatch(/hreflang: ["']de-AT["']/);
    expect(settings).toMatch(/browserLanguages: \[["']de-AT["']\]/);
  });

  it('lists what a person must still do', () => {
    const { left } = newRegion(copy(), newId, options);
    for (const what of [
      'legal.ts',
      'prices',
      `files of words in ${place.locale}`,
      `move ${newId} from its browserLanguages`,
      'draft: true',
    ])
      expect(left.join('\n')).toContain(what);
  });

  it.each([
    ['spain', options, '"spain" is no id of a region: write two letters in lower case, like es'],
    ['ES', options, '"ES" is no id of a region'],
    ['fr', options, 'There is a region fr: change libs/content/src/regions/fr'],
    [newId, { ...options, locale: 'spanish' }, 'There is no locale "spanish": write a language and a country, like'],
    [newId, { ...options, locale: 'xx-ES' }, 'There is no locale "xx-ES"'],
    [newId, { ...options, locale: 'es-QQ' }, 'There is no locale "es-QQ"'],
    [newId, { ...options, locale: 'fr-FR', country }, undefined],
    [newId, { ...options, locale: 'fr-FR' }, 'FR is served by fr: choose another --country'],
    [newId, { ...options, country: 'CA' }, 'CA is served by us'],
    [newId, { ...options, country: 'XYZ' }, 'There is no country "XYZ": write its two letters'],
    [newId, { ...options, currency: 'EURO' }, 'There is no currency "EURO": write its three letters'],
    [newId, { ...options, timeZone: 'Madrid' }, 'There is no time zone "Madrid": write its name in the IANA list'],
    [newId, { ...options, like: 'zz' }, 'There is no region "zz": --like one of us, uk, eu, fr'],
    [newId, { ...options, like: 'cn' }, 'cn cannot be the model of another region: --like one of us'],
  ])('accepts %j, or rejects it and explains what to do instead: %#', (id, given, said) => {
    const root = copyOf('libs/content/src/regions');
    const before = filesOf(root);
    if (said === undefined) expect(() => newRegion(root, id, given)).not.toThrow();
    else expect(() => newRegion(root, id, given)).toThrow(said);
    expect(changed(before, filesOf(root))).toEqual([]);
  });
});

describe('remove region', () => {
  it('removes everything that new created', async () => {
    const root = copy();
    writeLists(root);
    const before = filesOf(root);
    await made(root);
    apply(root, await formatted(root, removeRegion(root, newId).changes));
    writeLists(root);
    expect(changed(before, filesOf(root))).toEqual([]);
  });

  it('keeps the texts that another region uses', async () => {
    const root = copy();
    await made(root, { ...options, locale: 'de-DE', country });
    apply(root, await formatted(root, removeRegion(root, newId).changes));
    expect(existsSync(join(root, folder))).toBe(false);
    expect(existsSync(join(root, 'libs/i18n/messages/de-DE.json'))).toBe(true);
  });

  it('rejects an unknown region and one that is still named, with the place', async () => {
    const root = copy();
    expect(() => removeRegion(root, newId)).toThrow(`There is no region "${newId}". The regions are cn, de`);
    await made(root);
    const prices = 'libs/content/src/products/interstellar-scout-k1/prices.json';
    writeFileSync(
      join(root, prices),
      readFileSync(join(root, prices), 'utf8').replace('{', `{\n  "${newId}": { "currency": "EUR" },`),
    );
    expect(() => removeRegion(root, newId)).toThrow(`${newId} is still named: take it out of ${prices} first`);
  });
});
