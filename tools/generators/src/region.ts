import { Mistake } from '@kinemorph/commands/mistake';
import { everyRegion, type Region } from '@kinemorph/content';
import { regionFolders } from '@kinemorph/content/lists';
import { neededIn, wordFiles } from '@kinemorph/content-cli/words';
import { Sources } from '@kinemorph/content-cli/sources';
import { languageOf } from '@kinemorph/i18n/locales';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Planned } from './planned.ts';
import {
  checkedCountry,
  checkCurrency,
  checkedLike,
  checkedLocale,
  checkTimeZone,
  checkId,
  every,
  folder,
  type RegionOptions,
} from './region-options.ts';
import { regionFile, settingsOf } from './region-settings.ts';
import { missingWords, placesOf, placesWith, split } from './region-words.ts';
import { isTest, usersOf } from './users.ts';

const glossaries = 'tools/content-cli/src/glossary';

/**
 * Returns the files of a new region: its settings as a draft, and a file of empty texts for each folder without its
 * language. Throws a `Mistake` for an invalid or taken id, and for an unknown locale, currency, time zone, region or
 * country.
 */
export function newRegion(root: string, id: string, options: RegionOptions): Planned {
  checkId(root, id);
  checkCurrency(options.currency);
  checkTimeZone(options.timeZone);
  const { locale, language, place } = checkedLocale(options.locale);
  const like = checkedLike(options.like);
  const country = checkedCountry(options.country ?? place);
  const hreflang = country === 'EU' ? language : `${language}-${country}`;
  const twin = every.find((region) => region.hreflang === hreflang);
  if (twin)
    throw new Mistake(
      `${twin.id} is ${hreflang} for search engines already, and they would know only one of the two: choose another --locale or --country.`,
    );
  const settings = settingsOf(id, { ...options, locale, country, hreflang }, like);
  const words = missingWords(root, settings as unknown as Region);
  const wanted = [hreflang, language];
  const rival = every.find(({ browserLanguages }) => wanted.some((one) => browserLanguages.includes(one)));
  const taken = rival?.browserLanguages.filter((one) => wanted.includes(one)) ?? [];
  return {
    changes: {
      write: new Map([[`${folder}/${id}/region.ts`, regionFile(settings)], ...words]),
      remove: [],
    },
    left: [
      ...(words.size > 0
        ? [`${words.size} files of words in ${locale}; npm run content -- words out ${id} writes them into a sheet`]
        : []),
      `${folder}/${id}/legal.ts: its company, and the legal notice that its law requires`,
      `${folder}/${id}/region.ts: settings that differ from those of ${like.id}, such as delivery, days to return and payment methods`,
      `${folder}/${id}/home.ts and dealers.ts: its home page, if it differs from that of ${like.id}, and its dealers`,
      `libs/content/src/products: its prices; npm run content -- prices export writes the sheet`,
      ...(every.some((region) => languageOf(region.locale) === language)
        ? []
        : [`${glossaries}: the words of its language, and those to avoid`]),
      ...(rival
        ? [
            `${folder}/${rival.id}/region.ts: move ${taken.join(', ')} from its browserLanguages to those of ${id}, to suggest ${id} to readers of that language`,
          ]
        : []),
      'npm run content -- check lists what is still missing. Until you remove `draft: true` from region.ts, only previews show the region.',
    ],
  };
}

/**
 * Returns the changes that remove a region: its folder, and texts that only it needs. Throws a `Mistake` if it does not
 * exist, or if other files name it.
 */
export function removeRegion(root: string, id: string): Planned {
  const known = regionFolders(root);
  if (!known.includes(id)) throw new Mistake(`There is no region "${id}". The regions are ${known.join(', ')}.`);
  const users = usersOf(root, {
    files: 'libs/content/src/**/*.{ts,json}',
    isIgnored: (file) => file.startsWith(`${folder}/${id}/`) || isTest(file),
    uses: (text) => names(text, id),
  });
  if (users.length > 0) throw new Mistake(`${id} is still named: take it out of ${users.join(', ')} first.`);
  const text = readFileSync(join(root, folder, id, 'region.ts'), 'utf8');
  const [, locale = '', like = ''] = [
    ...(/locale: '([\w-]+)'/.exec(text) ?? []),
    /like: '(\w+)'/.exec(text)?.[1] ?? '',
  ];
  const others = every.filter((region) => region.id !== id);
  const settings = { ...everyRegion['us'], id, locale, like } as unknown as Region;
  const before = placesWith(settings, others);
  const after = placesOf(others);
  const unneeded = wordFiles(new Sources(root)).filter((file) => {
    const [at, name] = split(file);
    return name === locale && neededIn(at, before).includes(name) && !neededIn(at, after).includes(name);
  });
  return { changes: { write: new Map(), remove: [`${folder}/${id}`, ...unneeded] }, left: [] };
}

/** Returns true if a file of content names a region. A language in `browserLanguages` may have the same letters. */
function names(text: string, id: string): boolean {
  const lines = text.split('\n').filter((line) => !/^\s*browserLanguages:/.test(line));
  return lines.some((line) => line.includes(`'${id}'`) || new RegExp(`^\\s*"?${id}"?: `).test(line));
}
