import { type DateTimeSkeleton, TYPE } from '@formatjs/icu-messageformat-parser';
import { intlLocale, languageOf, type Locale } from '@kinemorph/i18n/locales';
import { fits } from '../glossary/glossary.ts';
import { ofEachText } from './each-text.ts';
import { written, textsOf, source, type WordFolder } from './folders.ts';
import { everyPart, parts, readings } from './message.ts';
import type { WordProblem, WordRule } from './rule.ts';
import { budgetOf, columnsOf, slotOf } from './slots.ts';

const lengths: WordRule = ofEachText(
  'fit the room that their slot has',
  () => true,
  (text, locale, _english, place) => {
    const [path = '', id = ''] = place.split('#');
    const slot = slotOf(path, id);
    const columns = slot ? columnsOf(text) : 0;
    const most = slot ? budgetOf(slot, locale) : 0;
    return slot && columns > most
      ? {
          expected: `at most ${most} columns for a ${slot.name}; it has ${columns}`,
          fix: `shorten it by ${columns - most}; a Chinese, Japanese or Korean character counts two, a line break starts anew`,
        }
      : undefined;
  },
);

/** Dates that distinguish every order of day, month and year. */
const days = [Date.UTC(2033, 0, 2, 3, 4), Date.UTC(2034, 10, 23, 15, 6)];

const dates: WordRule = ofEachText(
  'write a date as en-US asks for it, unless the day then reads otherwise',
  () => true,
  (text, locale, english) => {
    const own = skeletons(text);
    const expected = skeletons(english ?? '');
    for (const [name, { pattern, options }] of own) {
      const first = expected.get(name);
      if (!first || first.pattern === pattern) continue;
      const [here, there] = [options, first.options].map((one) =>
        days.map((day) => new Intl.DateTimeFormat(intlLocale(locale), { ...one, timeZone: 'UTC' }).format(day)).join(),
      );
      if (here === there)
        return {
          expected: `::${first.pattern} for {${name}}, as ${source} writes it: ::${pattern} changes nothing`,
          fix: 'the locale orders day and month by itself',
        };
    }
    return undefined;
  },
);

function skeletons(
  message: string,
): ReadonlyMap<string, { readonly pattern: string; readonly options: Intl.DateTimeFormatOptions }> {
  try {
    return new Map(
      everyPart(parts(message)).flatMap((part) =>
        (part.type === TYPE.date || part.type === TYPE.time) && isSkeleton(part.style)
          ? [[part.value, { pattern: part.style.pattern, options: part.style.parsedOptions }] as const]
          : [],
      ),
    );
  } catch {
    return new Map();
  }
}

const isSkeleton = (style: unknown): style is DateTimeSkeleton =>
  typeof style === 'object' && style !== null && 'parsedOptions' in style;

/** Matches texts that are concatenated with another one: word order differs between languages. */
const glue = /^[,.;:)\]、。，；：）」』”»](?!\.)|[,(（「『“„«、，]$/u;

const whole: WordRule = ofEachText(
  'are whole: no fragment that code puts together with another',
  () => true,
  (text) =>
    readings(text).some((reading) => reading.split('\n').length === 1 && glue.test(reading))
      ? {
          expected: 'a text that stands alone',
          fix: 'write the whole sentence as one message, and interpolate the value',
        }
      : undefined,
);

const listed = /^(.*\.[lsn])\d+$/;
const forms: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['ください', /ください(?:。|$)/],
  ['です・ます', /(?:です|ます|ません|でした|ました)。?$/],
  ['a noun or a plain form', /./],
];

/** One form in each list of Japanese. */
const japaneseLists: WordRule = {
  title: 'end the entries of a list alike, in Japanese',
  problems: (folder) => {
    const entries = [...written(folder, 'ja-JP')].flatMap(([id, text]) =>
      listed.test(id) ? [{ id, text, list: id.replace(listed, '$1') }] : [],
    );
    return [...Map.groupBy(entries, ({ list }) => list).values()].flatMap((list): readonly WordProblem[] => {
      const formOf = ({ text }: { readonly text: string }) =>
        forms.find(([, pattern]) => pattern.test(text))?.[0] ?? '';
      const [first, ...rest] = list;
      const odd =
        first &&
        rest.find((entry) => formOf(entry) !== formOf(first) || /。$/.test(entry.text) !== /。$/.test(first.text));
      return odd
        ? [
            {
              file: `${folder.path}/ja-JP.json`,
              id: odd.id,
              found: odd.text,
              expected: `an entry that ends in ${formOf(first)}${/。$/.test(first.text) ? ' and 。' : ', without 。'}, like ${first.id}`,
              fix: 'give all entries of the list one form',
            },
          ]
        : [];
    });
  },
};

/** Rules about how texts are made. */
export const copyRules: readonly WordRule[] = [lengths, dates, whole, japaneseLists];

/** Maximum length of a label, in characters; a longer text is a sentence. */
const longestLabel = 40;

/** Labels of en-US that a language translates in several ways, each with its reason. */
export interface SeveralWays {
  readonly label: string;
  readonly at: readonly string[];
  readonly locales: readonly Locale[];
  readonly why: string;
}

/** Checks that one English label has one translation across all folders. */
export function oneTranslation(
  folders: readonly WordFolder[],
  several: readonly SeveralWays[],
): readonly WordProblem[] {
  const locales = [...new Set(folders.flatMap(({ needed }) => needed))].filter((locale) => languageOf(locale) !== 'en');
  return locales.flatMap((locale) => {
    const ways = new Map<string, { readonly text: string; readonly file: string; readonly id: string }>();
    return folders.flatMap((folder) => {
      const english = textsOf(folder, source);
      return [...written(folder, locale)].flatMap(([id, text]): readonly WordProblem[] => {
        const label = english.get(id);
        const place = `${folder.path}#${id}`;
        if (label === undefined || label.length > longestLabel) return [];
        if (
          several.some(
            (one) => one.label === label && one.locales.includes(locale) && one.at.some((at) => fits(at, place)),
          )
        )
          return [];
        const file = `${folder.path}/${locale}.json`;
        const first = ways.get(label);
        if (!first) ways.set(label, { text, file, id });
        return first && first.text !== text
          ? [
              {
                file,
                id,
                found: text,
                expected: `${JSON.stringify(first.text)} for "${label}", as ${first.id} in ${first.file} has it`,
                fix: 'say both alike; where they mean different things, list it in tools/content-cli/src/words/several-ways.ts',
              },
            ]
          : [];
      });
    });
  });
}
