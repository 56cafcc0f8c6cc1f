import { languageOf, type Locale } from '@kinemorph/i18n/locales';
import { fits } from '../glossary/glossary.ts';
import { ofEachText } from './each-text.ts';
import { anyMark, marks, readings } from './message.ts';
import type { WordRule } from './rule.ts';

interface Mark {
  /** Matches the mistake in a reading of the text. */
  readonly wrong: RegExp;
  readonly expected: string;
  readonly fix: string;
  readonly except?: readonly string[];
  /** True to search the message as it is written, with the names of its placeholders. */
  readonly inMessage?: true;
}

const letters = String.raw`[\p{L}\p{M}]`;
const number = String.raw`(?:${marks.number}|(?<![\p{L}\d.,])\d+(?:[.,\u202f\u00a0]\d+)*)`;
const han = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〇]`;

const everywhere: readonly Mark[] = [
  {
    wrong: /(?<!['{}#|<])'(?!['{}#|<])/u,
    expected: 'a typographic apostrophe or quotation mark',
    fix: 'write ’ for the apostrophe, and the language’s own quotation marks',
  },
  { wrong: /"/u, expected: 'typographic quotation marks', fix: 'write the language’s own: “…”, „…“, « … », 「…」' },
  { wrong: /\.\.\./u, expected: 'one character for the dots', fix: 'write …' },
  { wrong: /｜/u, expected: 'a bar between spaces', fix: 'write " | "' },
];

/** Requires a no-break space between a number and the text that follows, unless a small word comes first. */
const noBreak = (small: string): Mark => ({
  wrong: new RegExp(`${number} (?!(?:${small})(?!${letters}))(?:${letters}|[°€$£])`, 'u'),
  expected: 'a no-break space (U+00A0) between a number and its noun or unit',
  fix: 'replace the space by U+00A0: a line must not end between them',
});

const german: readonly Mark[] = [
  noBreak(
    'bis|von|und|oder|statt|auf|zu|in|im|am|vom|zum|für|bei|mit|pro|mal|über|unter|ab|aus|an|als|ist|sind|werden|wird|Art|Abs|Nr|Buchst|Satz|DSGVO|TDDDG|BGB',
  ),
  {
    wrong: new RegExp(`${number}%|${number} %`, 'u'),
    expected: 'a no-break space (U+00A0) before %',
    fix: 'write U+00A0 between number and %',
  },
  { wrong: / …/u, expected: 'a no-break space (U+00A0) before a free-standing …', fix: 'replace the space by U+00A0' },
  {
    wrong: /(?<!\p{L})(?:z\.(?:\u0020)?B\.|d\.(?:\u0020)?h\.|u\.(?:\u0020)?a\.)/u,
    expected: 'z. B. with a no-break space (U+00A0)',
    fix: 'write U+00A0 between the two',
  },
  { wrong: /[”«»]/u, expected: 'German quotation marks', fix: 'write „…“' },
  { wrong: /“[\p{L}\d]/u, expected: 'a quotation that opens with „', fix: 'write „…“' },
  { wrong: /[ \u00a0\u202f][,;:!?]/u, expected: 'no space before a mark', fix: 'take the space out' },
  {
    wrong: /Kinemorph (?!Robotics(?!\p{L}))[A-ZÄÖÜ]/u,
    expected: 'a hyphen in a compound with the brand',
    fix: 'write Kinemorph-…, or put another word between',
    except: ['*#nav.address.company'],
  },
];

const french: readonly Mark[] = [
  noBreak('à|de|du|des|et|ou|au|aux|sur|en|par|pour|dans|d|est|sont|le|la|les|un|une|avec|sans|contre|plus|s'),
  {
    wrong: /(?<![\u202f!?])[;!?]/u,
    expected: 'a narrow no-break space (U+202F) before ; ! ?',
    fix: 'write U+202F before it',
  },
  {
    wrong: /(?<![\u00a0\d]):(?!\/\/)|(?<=\d):(?!\d)/u,
    expected: 'a no-break space (U+00A0) before :',
    fix: 'write U+00A0 before it',
  },
  {
    wrong: /«(?!\u00a0)|(?<!\u00a0)»/u,
    expected: 'a no-break space (U+00A0) inside « »',
    fix: 'write «U+00A0…U+00A0»',
  },
  {
    wrong: new RegExp(`${number}(?:[ \\u00a0])?%`, 'u'),
    expected: 'a narrow no-break space (U+202F) before %',
    fix: 'write U+202F before it',
  },
  { wrong: /[„“”]/u, expected: 'French quotation marks', fix: 'write « … »' },
  {
    wrong: /(?<!\p{L})(?:Etat|Epuis|Ecran|Etape|A partir|A quoi|Ecri|Equip)/u,
    expected: 'an accent on a capital',
    fix: 'write É or À',
  },
  {
    wrong: new RegExp(`(?<!${letters})(?:[dlnsmtjc]|qu|jusqu|lorsqu)’${marks.text}`, 'iu'),
    expected: 'no article or preposition that elides before a placeholder',
    fix: 'say it so that the value may begin with any letter',
  },
  {
    wrong: /(?<!\p{L})(?:de|le|la|que|du) \{(?:product|products|name|robot|group)\}/u,
    inMessage: true,
    expected: 'no article or preposition that would elide before a name',
    fix: 'put a noun between, or a colon',
  },
];

const english: readonly Mark[] = [
  { wrong: /[ \u00a0\u202f][,;:!?]/u, expected: 'no space before a mark', fix: 'take the space out' },
  { wrong: /[„«»]/u, expected: 'English quotation marks', fix: 'write “…”' },
];

const fullWidth = (expected: string): readonly Mark[] => [
  {
    wrong: new RegExp(`${han}[,!?:;]|[,!?;](?=${han})`, 'u'),
    expected: `full-width marks: ${expected}`,
    fix: 'replace the half-width one',
    except: ['*#*head.keywords'],
  },
  { wrong: new RegExp(`[(](?=${han})|(?<=${han})[()]`, 'u'), expected: 'full-width brackets', fix: 'write （…）' },
  {
    wrong: new RegExp(`${han} [\\p{Script=Latin}\\d${marks.number}]|[\\p{Script=Latin}\\d${marks.number}] ${han}`, 'u'),
    expected: 'no space between Latin letters or digits and the text around them',
    fix: 'take the space out',
    except: ['*#*.name'],
  },
];

const japanese: readonly Mark[] = [
  ...fullWidth('、。！？：；'),
  { wrong: /[“”„«»]/u, expected: 'Japanese quotation marks', fix: 'write 「…」' },
];
const chinese: readonly Mark[] = [
  ...fullWidth('，。！？：；'),
  { wrong: /[「」『』„«»]/u, expected: 'Chinese quotation marks', fix: 'write “…”' },
];
const korean: readonly Mark[] = [
  { wrong: /[，。！？：；（）、]/u, expected: 'half-width marks', fix: 'write , . ! ? : ; ( )' },
  {
    wrong: new RegExp(`${marks.number} (?:개|대|년|일|개월|가지|명|포인트|회|분)(?![가-힣]*[은는이가]?\\p{L}{4})`, 'u'),
    expected: 'no space between a number and its counter',
    fix: 'take the space out',
  },
  {
    wrong: /니까\?/u,
    expected: 'a question as people ask it, in -나요? or -ㄴ가요?',
    fix: 'ask it so: 있습니까? is 있나요?, 처음이십니까? is 처음이신가요?',
  },
];

const byLanguage: Readonly<Record<string, readonly Mark[]>> = {
  de: german,
  fr: french,
  en: english,
  ja: japanese,
  zh: chinese,
  ko: korean,
};

/** Spaces, quotation marks and punctuation, language by language. */
const spaces: WordRule = ofEachText(
  'have the spaces and marks of their language',
  () => true,
  (text, locale, _english, place) => markProblem(text, locale, place),
);

/** The first mark that is wrong in a text. */
export function markProblem(
  text: string,
  locale: Locale,
  place = '',
): { readonly expected: string; readonly fix: string } | undefined {
  for (const { wrong, expected, fix, inMessage, except = [] } of [
    ...everywhere,
    ...(byLanguage[languageOf(locale)] ?? []),
  ]) {
    const found = (inMessage ? [text] : readings(text))
      .map((reading) => wrong.exec(reading)?.[0])
      .find((one) => one !== undefined);
    if (found !== undefined && !except.some((at) => fits(at, place)))
      return { expected: `${expected}; here is "${shown(found)}"`, fix };
  }
  return undefined;
}

/** Makes invisible characters visible. */
const shown = (text: string) =>
  text.replaceAll(new RegExp(anyMark, 'gu'), '{…}').replaceAll('\u00a0', '[U+00A0]').replaceAll('\u202f', '[U+202F]');

const questions: WordRule = ofEachText(
  'end a question as one',
  (locale) => languageOf(locale) !== 'en',
  (text, locale, original, place) => {
    if (!original || !/\?$/.test(original) || !/#(?:.*\.)?q\d+$/.test(place)) return undefined;
    const mark = ['ja', 'zh'].includes(languageOf(locale)) ? '？' : '?';
    return text.endsWith(mark)
      ? undefined
      : { expected: `a question that ends in ${mark}`, fix: `ask it: en-US says ${JSON.stringify(original)}` };
  },
);

/** Rules about spaces and marks. */
export const markRules: readonly WordRule[] = [spaces, questions];
