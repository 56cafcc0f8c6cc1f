import type { Hardware, Product } from '@kinemorph/content';
import type { Locale } from '@kinemorph/i18n/locales';
import { present } from './file-rules.ts';
import { textsOf, source, written, type WordFolder } from './folders.ts';
import { plain } from './message.ts';
import type { WordProblem, WordRule } from './rule.ts';

type Figure = { [Key in keyof Hardware]-?: NonNullable<Hardware[Key]> extends number ? Key : never }[keyof Hardware];

/**
 * The text after a figure: a unit that all languages write in the same way, or the figure's name in the table of
 * figures.
 */
const units: readonly (readonly [figures: readonly Figure[], unit: string])[] = [
  [['batteryMah'], 'mAh'],
  [['wifiGhz'], 'GHz'],
  [['volts'], 'V'],
];
const labelled: readonly Figure[] = ['servos', 'chips', 'parts', 'voiceCommands', 'sounds', 'audioLines'];
/** Counters between a number and the counted things, in the languages that have them. */
const counter = '(?:個の|つの|種類の|개의|가지|개|个|颗|条)?';
const number = String.raw`\d+(?:[.,\u00a0\u202f]\d+)*`;

const numbersIn = (text: string) => plain(text).match(/\d+(?:[.,\u00a0\u202f]\d+)*/g) ?? [];

/** The figures of a translation must equal those of en-US; a number that is spelled out is ignored. */
const sameNumbers: WordRule = {
  title: 'type the numbers that en-US types',
  problems: (folder) =>
    present(folder).flatMap((locale) =>
      [...written(folder, locale)].flatMap(([id, text]): WordProblem[] => {
        const own = numbersIn(text).sort();
        const english = numbersIn(textsOf(folder, source).get(id) ?? '').sort();
        if (own.length === 0 || english.length === 0 || values(own) === values(english)) return [];
        return [
          {
            file: `${folder.path}/${locale}.json`,
            id,
            found: text,
            expected: `the numbers of ${source}: ${english.join(', ')}`,
            fix: 'correct the one that is wrong, or interpolate it',
          },
        ];
      }),
    ),
};

/** Grouping characters differ between languages: only digits are compared. */
const values = (numbers: readonly string[]) => numbers.map((text) => text.replaceAll(/\D/g, '')).join();

/**
 * Returns the rule that a figure beside its unit is that of a fact: of its product if the text has one, else of any
 * product.
 */
export function figuresOfFacts(products: readonly Product[], folders: readonly WordFolder[]): WordRule {
  const labels = folders.find(({ path }) => path.endsWith('messages/specs'));
  return {
    title: 'type no figure that the facts know otherwise',
    problems: (folder) =>
      present(folder).flatMap((locale) => {
        const named = labelled.flatMap((figure) =>
          [
            ...new Set(
              [locale, source as Locale].flatMap(
                (each) => (labels && textsOf(labels, each).get(`specs.${figure}`)) ?? [],
              ),
            ),
          ].map((label) => [[figure], label] as const),
        );
        return [...written(folder, locale)].flatMap(([id, text]) =>
          [...units, ...named].flatMap(([figures, unit]): WordProblem[] => {
            const typed = typedBefore(unit, text);
            if (typed === undefined) return [];
            const about = products.filter(
              (product) =>
                id.startsWith(`product.${product.id}.`) || folder.path === `libs/screens/src/${product.slug}/copy`,
            );
            const known = new Set(
              (about.length > 0 ? about : products).flatMap(({ hardware }) =>
                figures.flatMap((figure) => hardware[figure] ?? []),
              ),
            );
            if (known.has(typed)) return [];
            const expected =
              known.size > 0
                ? `${[...known].join(' or ')} ${unit}, as the facts have it`
                : `no typed figure: the facts have none of ${about.map((one) => one.id).join(', ')}`;
            return [
              {
                file: `${folder.path}/${locale}.json`,
                id,
                found: text,
                expected,
                fix: `interpolate it: {${figures.join('} or {')}}`,
              },
            ];
          }),
        );
      }),
  };
}

/** Returns the number before a unit. */
function typedBefore(unit: string, text: string): number | undefined {
  const escaped = unit.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const [, found] =
    new RegExp(`(${number})\\s?${counter}\\s?${escaped}(?![\\p{L}\\d])`, unit.length > 3 ? 'iu' : 'u').exec(
      plain(text),
    ) ?? [];
  if (found === undefined) return undefined;
  // Three digits behind a separator are thousands, fewer are decimals.
  return Number(/[.,]\d{1,2}$/.test(found) ? found.replace(/[.,](?=\d{1,2}$)/, '.') : found.replaceAll(/\D/g, ''));
}

/** Rules about figures that need no facts. */
export const figureRules: readonly WordRule[] = [sameNumbers];
