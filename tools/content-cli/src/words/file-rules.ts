import { baseLocale, type Locale } from '@kinemorph/i18n/locales';
import { textsOf, source, written, type WordFolder } from './folders.ts';
import type { WordProblem, WordRule } from './rule.ts';
import type { WordFile } from './word-file.ts';

const fileOf = ({ path }: WordFolder, locale: string) => `${path}/${locale}.json`;
/** The locales that are needed and there: a file that is missing is one mistake, not one for each text. */
export const present = ({ needed, files }: WordFolder): readonly Locale[] =>
  needed.filter((locale) => files.get(locale)?.broken === undefined && files.has(locale));

const readable: WordRule = {
  title: 'are JSON, each id once',
  problems: ({ files }) =>
    [...files.values()].flatMap(({ path, broken, twice }): WordProblem[] => [
      ...(broken
        ? [
            {
              file: path,
              line: broken.line,
              found: broken.what,
              expected: 'a JSON file',
              fix: 'look for a comma or a quotation mark that is missing, or one too many',
            },
          ]
        : []),
      ...[...twice].map(([id, line]) => ({
        file: path,
        id,
        line,
        found: `"${id}" a second time`,
        expected: 'each id once: the later one silently wins',
        fix: 'keep one of the two',
      })),
    ]),
};

const inEachLocale: WordRule = {
  title: 'are there in every locale that needs them, and in no other',
  problems: (folder) => [
    ...folder.needed
      .filter((locale) => !folder.files.has(locale) && !baseLocale[locale])
      .map((locale) => ({
        file: fileOf(folder, locale),
        found: 'no such file',
        expected: `the words of this folder in ${locale}`,
        fix: `add it, with the ${textsOf(folder, source).size} ids of ${source}.json`,
      })),
    ...folder.needed.flatMap((locale) => {
      const file = folder.files.get(locale);
      const base = baseLocale[locale];
      return base && file && !file.broken && file.texts.size === 0
        ? [
            {
              file: file.path,
              found: 'no text',
              expected: `only what reads otherwise than in ${base}`,
              fix: 'delete the file: without one, everything is inherited',
            },
          ]
        : [];
    }),
    ...[...folder.files]
      .filter(([locale]) => !(folder.needed as readonly string[]).includes(locale))
      .map(([locale, { path }]) => ({
        file: path,
        found: `words in ${locale}`,
        expected: `only the locales that say them: ${folder.needed.join(', ')}`,
        fix: 'delete the file, or give the page a region that speaks it',
      })),
  ],
};

const flat: WordRule = {
  title: 'are texts in a flat list',
  problems: ({ files }) =>
    [...files.values()].flatMap(({ path, texts }) =>
      [...texts]
        .filter(([, text]) => typeof text !== 'string')
        .map(([id, text]) => ({
          file: path,
          id,
          found: text,
          expected: 'a text in quotation marks',
          fix: 'write one text; a list is several ids',
        })),
    ),
};

const complete: WordRule = {
  title: 'have the ids of en-US, each with a text',
  problems: (folder) => {
    const english = folder.files.get(source);
    if (!english || english.broken) return [];
    return present(folder).flatMap((locale): WordProblem[] => {
      const file = fileOf(folder, locale);
      const texts = textsOf(folder, locale);
      const own = folder.files.get(locale)?.texts ?? new Map<string, unknown>();
      const missing = locale === source ? [] : [...english.texts.keys()].filter((id) => !texts.has(id) && !own.has(id));
      const unknown = [...own.keys()].filter((id) => !english.texts.has(id));
      const empty = [...texts].filter(([, text]) => text.trim() === '').map(([id]) => id);
      return [
        ...missing.map((id) => ({
          file,
          id,
          line: lineFor(id, [...english.texts.keys()], folder.files.get(locale)),
          found: 'nothing',
          expected: `the text "${id}", which ${source} has`,
          fix: `translate ${JSON.stringify(textsOf(folder, source).get(id) ?? '')}`,
        })),
        ...unknown.map((id) => ({
          file,
          id,
          found: `"${id}"`,
          expected: `an id that ${source} has`,
          fix: `take it out, or add it to ${source}.json`,
        })),
        ...empty.map((id) => ({
          file,
          id,
          found: '""',
          expected: 'a text',
          fix: 'write it; a text that must not show is left out by the code',
        })),
      ];
    });
  },
};

/** Returns the line at which a missing text belongs: that of the nearest earlier text in the source order. */
function lineFor(id: string, order: readonly string[], file: WordFile | undefined): number {
  const before = order.slice(0, order.indexOf(id)).findLast((one) => file?.lines.has(one));
  return (before === undefined ? undefined : file?.lines.get(before)) ?? 1;
}

const onlyDifferences: WordRule = {
  title: 'are only the differences from the English that they build on',
  problems: (folder) =>
    present(folder).flatMap((locale) => {
      const base = baseLocale[locale];
      const inherited = base && textsOf(folder, base);
      const same = inherited ? [...written(folder, locale)].filter(([id, text]) => inherited.get(id) === text) : [];
      return same.map(([id, text]) => ({
        file: fileOf(folder, locale),
        id,
        found: text,
        expected: `only what reads otherwise than in ${base}`,
        fix: 'take the line out: it is inherited',
      }));
    }),
};

/** Rules about the existing files of a folder, and their ids. */
export const fileRules: readonly WordRule[] = [readable, inEachLocale, flat, complete, onlyDifferences];

/** Checks that each id of content's words is in one folder only: their files are one list. */
export function saidOnce(folders: readonly WordFolder[]): readonly WordProblem[] {
  const first = new Map<string, string>();
  return folders.flatMap((folder) =>
    [...written(folder, source).keys()].flatMap((id) => {
      const other = first.get(id);
      if (other === undefined) first.set(id, folder.path);
      return other === undefined
        ? []
        : [
            {
              file: fileOf(folder, source),
              id,
              found: `"${id}"`,
              expected: `an id of its own; ${other} has this one, too`,
              fix: 'rename or drop one of the two',
            },
          ];
    }),
  );
}
