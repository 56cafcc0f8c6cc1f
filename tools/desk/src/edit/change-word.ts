import { Mistake } from '@kinemorph/commands/mistake';
import type { RegionId } from '@kinemorph/content';
import type { Sources } from '@kinemorph/content-cli/sources';
import {
  budgetOf,
  columnsOf,
  editedFile,
  isEmpty,
  newProblems,
  ownText,
  placeholders,
  textsOf,
  slotOf,
  source,
  usesOf,
  withFile,
  written,
  type WordFolder,
} from '@kinemorph/content-cli/words';
import { baseLocale, locales, type Locale } from '@kinemorph/i18n/locales';
import type { ChangeRequest, DeskFinding, DeskWord, WordPlace } from '../api.ts';
import type { Library } from '../content/library.ts';
import type { Texts } from './overlay.ts';

/** The text to look up: its file as a page names it, its key, and the region. */
export interface AskedWord {
  readonly file: string;
  readonly key: string;
  readonly region: RegionId;
}

/** Returns a text of a region, with the pages that use it; undefined if no file contains it. */
export function wordOf(
  code: Sources,
  library: Library,
  folders: readonly WordFolder[],
  { file, key, region }: AskedWord,
): DeskWord | undefined {
  const path = file.slice(0, file.lastIndexOf('/'));
  const folder = folders.find((one) => one.path === path);
  const { locale } = library.regions[region];
  const text = folder && textsOf(folder, locale).get(key);
  if (!folder || text === undefined) return undefined;
  const slot = slotOf(path, key);
  const english = textsOf(folder, source).get(key);
  const { pages } = usesOf(code, library, folder, key, locale);
  return {
    folder: path,
    key,
    region,
    text,
    ...(english !== undefined && !locale.startsWith('en-') && { english }),
    placeholders: namesIn(text),
    ...(slot && { room: `${slot.name}: ${columnsOf(text)} of ${budgetOf(slot, locale)} columns` }),
    ...(pages !== undefined && { pages }),
    places: placesOf(folder, library, key, locale),
  };
}

/**
 * Returns the files from a locale's own to the one that currently contains the text; English variants inherit from
 * others.
 */
function placesOf(folder: WordFolder, { regions }: Library, key: string, locale: Locale): readonly WordPlace[] {
  const places: WordPlace[] = [];
  for (let at: Locale | undefined = locale; at; at = baseLocale[at]) {
    const wanted = at;
    places.push({
      locale: at,
      file: `${folder.path}/${at}.json`,
      regions: Object.values(regions)
        .filter(
          (region) => folder.needed.includes(region.locale) && writerOf(folder, region.locale, key, wanted) === at,
        )
        .map(({ id }) => id),
    });
    if (written(folder, at).has(key)) break;
  }
  return places;
}

/** Returns the locale whose file a locale inherits a text from, after adding `wanted`. */
function writerOf(folder: WordFolder, locale: Locale, key: string, wanted: Locale): Locale | undefined {
  for (let at: Locale | undefined = locale; at; at = baseLocale[at])
    if (at === wanted || written(folder, at).has(key)) return at;
  return undefined;
}

function namesIn(text: string): readonly string[] {
  try {
    return placeholders(text);
  } catch {
    return [];
  }
}

/** Changes a text in the file of one locale, and returns the mistakes that the rules then find. */
export function changeWord(
  sources: Sources,
  library: Library,
  folders: readonly WordFolder[],
  { folder: path, key, locale: name, text }: Extract<ChangeRequest, { kind: 'word' }>,
): { readonly texts: Texts; readonly findings: readonly DeskFinding[]; readonly title: string } {
  const folder = folders.find((one) => one.path === path);
  const locale = locales.find((one) => one === name);
  if (!folder || !locale || !folder.needed.includes(locale) || !textsOf(folder, source).has(key))
    throw new Mistake('This text is not there any more: somebody has taken it out. Choose it again on the page.');
  if (textsOf(folder, locale).get(key) === text) throw new Mistake('It says that already.');
  const json = editedFile(sources, folder, locale, [{ id: key, text: ownText(folder, locale, key, text) }]);
  const file = `${path}/${locale}.json`;
  const after = folders.map((one) => (one === folder ? withFile(folder, locale, json) : one));
  const changed = after.find((one) => one.path === path);
  const findings = newProblems(after, folders, Object.values(library.products)).map(
    ({ file: where, id, line, found, expected, fix }): DeskFinding => ({
      file: where,
      line: line ?? changed?.files.get(locale)?.lines.get(id ?? '') ?? 1,
      ...(id !== undefined && { what: id }),
      found: typeof found === 'string' ? `“${found}”` : library.sayFound(found),
      expected,
      fix,
    }),
  );
  return {
    texts: new Map([[file, isEmpty(json) ? '' : json]]),
    findings,
    title: `${locale}: ${key} reads “${shortened(text)}”`,
  };
}

const longest = 48;
const shortened = (text: string) => {
  const letters = Array.from(text.replace(/\s+/g, ' '));
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : letters.join('');
};
