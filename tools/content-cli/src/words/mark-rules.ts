import { languageOf, type Locale } from '@kinemorph/i18n/locales';
import { fits } from '../glossary/glossary.ts';
import { ofEachText } from './each-text.ts';
import { anyMark, marks, readings } from './message.ts';
import type { WordRule } from './rule.ts';

interface Mark {
  /** Matches the mistake in a reading of the text. */
  readonly wrong: RegExp;
  readonly wanted: string;
  readonly mend: string;
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
    wanted: 'a typographic apostrophe or quotation mark',
    mend: 'write ’ for the apostrophe, and the language’s own quotation marks',
  },
  { wrong: /"/u, wanted: 'typographic quotation marks', mend: 'write the language’s own: “…”, „…“, « … », 「…」' },
  { wrong: /\.\.\./u, wanted: 'one character for the dots', mend: 'write …' },
  { wrong: /｜/u, wanted: 'a bar between spaces', mend: 'write " | "' },
];

/** Requires a no-break space between a number and the text that follows, unless a small word comes first. */
const noBreak = (small: string): Mark => ({
  wrong: new RegExp(`${number} (?!(?:${small})(?!${letters}))(?:${letters}|[°€$£])`, 'u'),
  wanted: 'a no-break space (U+00A0) between a number and its noun or unit',
  mend: 'replace the space by U+00A0: a line must not end between them',
});

const german: readonly Mark[] = [
  noBreak(
    'bis|von|und|oder|statt|auf|zu|in|im|am|vom|zum|für|bei|mit|pro|mal|über|unter|ab|aus|an|als|ist|sind|werden|wird|Art|Abs|Nr|Buchst|Satz|DSGVO|TDDDG|BGB',
  ),
  {
    wrong: new RegExp(`${number}%|${number} %`, 'u'),
    wanted: 'a no-break space (U+00A0) before %',
    mend: 'write U+00A0 between number and %',
  },
  { wrong: / …/u, wanted: 'a no-break space (U+00A0) before a free-standing …', mend: 'replace the space by U+00A0' },
  {
    wrong: /(?<!\p{L})(?:z\.(?:\u0020)?B\.|d\.(?:\u0020)?h\.|u\.(?:\u0020)?a\.)/u,
    wanted: 'z. B. with a no-break space (U+00A0)',
    mend: 'write U+00A0 between the two',
  },
  { wrong: /[”«»]/u, wanted: 'German quotation marks', mend: 'write „…“' },
  { wrong: /“[\p{L}\d]/u, wanted: 'a quotation that opens with „', mend: 'write „…“' },
  { wrong: /[ \u00a0\u202f][,;:!?]/u, wanted: 'no space before a mark', mend: 'take the space out' },
  {
    wrong: /Kinemorph (?!Robotics(?!\p{L}))[A-ZÄÖÜ]/u,
    wanted: 'a hyphen in a compound with the brand',
    mend: 'write Kinemorph-…, or put another word between',
    except: ['*#nav.address.company'],
  },
];

const french: readonly Mark[] = [
  noBreak('à|de|du|des|et|ou|au|aux|sur|en|par|pour|dans|d|est|sont|le|la|les|un|une|avec|sans|contre|plus|s'),
  {
    wrong: /(?<![\u202f!?])[;!?]/u,
    wanted: 'a narrow no-break space (U+202F) before ; ! ?',
    mend: 'write U+202F before it',
  },
  {
    wrong: /(?<![\u00a0\d]):(?!\/\/)|(?<=\d):(?!\d)/u,
    wanted: 'a no-break space (U+00A0) before :',
    mend: 'write U+00A0 before it',
  },
  { wrong: /«(?!\u00a0)|(?<!\u00a0)»/u, wanted: 'a no-break space (U+00A0) inside « »', mend: 'write «U+00A0…U+00A0»' },
  {
    wrong: new RegExp(`${number}(?:[ \\u00a0])?%`, 'u'),
    wanted: 'a narrow no-break space (U+202F) before %',
    mend: 'write U+202F before it',
  },
  { wrong: /[„“”]/u, wanted: 'French quotation marks', mend: 'write « … »' },
  {
    wrong: /(?<!\p{L})(?:Etat|Epuis|Ecran|Etape|A partir|A quoi|Ecri|Equip)/u,
    wanted: 'an accent on a capital',
    mend: 'write É or À',
  },
  {
    wrong: new RegExp(`(?<!${letters})(?:[dlnsmtjc]|qu|jusqu|lorsqu)’${marks.text}`, 'iu'),
    wanted: 'no article or preposition that elides before a placeholder',
    mend: 'say it so that the value may begin with any letter',
  },
  {
    wrong: /(?<!\p{L})(?:de|le|la|que|du) \{(?:product|products|name|robot|group)\}/u,
    inMessage: true,
    wanted: 'no article or preposition that would elide before a name',
    mend: 'put a noun between, or a colon',
  },
];

const english: readonly Mark[] = [
  { wrong: /[ \u00a0\u202f][,;:!?]/u, wanted: 'no space before a mark', mend: 'take the space out' },
  { wrong: /[„«»]/u, wanted: 'English quotation marks', mend: 'write “…”' },
];

const fullWidth = (wanted: string): readonly Mark[] => [
  {
    wrong: new RegExp(`${han}[,!?:;]|[,!?;](?=${han})`, 'u'),
    wanted: `full-width marks: ${wanted}`,
    mend: 'replace the half-width one',
    except: ['*#*head.keywords'],
  },
  { wrong: new RegExp(`[(](?=${han})|(?<=${han})[()]`, 'u'), wanted: 'full-width brackets', mend: 'write （…）' },
  {
    wrong: new RegExp(`${han} [\\p{Script=Latin}\\d${marks.number}]|[\\p{Script=Latin}\\d${marks.number}] ${han}`, 'u'),
    wanted: 'no space between Latin letters or digits and the text around them',
    mend: 'take the space out',
    except: ['*#*.name'],
  },
];

const japanese: readonly Mark[] = [
  ...fullWidth('、。！？：；'),
  { wrong: /[“”„«»]/u, wanted: 'Japanese quotation marks', mend: 'write 「…」' },
];
const chinese: readonly Mark[] = [
  ...fullWidth('，。！？：；'),
  { wrong: /[「」『』„«»]/u, wanted: 'Chinese quotation marks', mend: 'write “…”' },
];
const korean: readonly Mark[] = [
  { wrong: /[，。！？：；（）、]/u, wanted: 'half-width marks', mend: 'write , . ! ? : ; ( )' },
  {
    wrong: new RegExp(`${marks.number} (?:개|대|년|일|개월|가지|명|포인트|회|분)(?![가-힣]*[은는이가]?\\p{L}{4})`, 'u'),
    wanted: 'no space between a number and its counter',
    mend: 'take the space out',
  },
  {
    wrong: /니까\?/u,
    wanted: 'a question as people ask it, in -나요? or -ㄴ가요?',
    mend: 'ask it so: 있습니까? is 있나요?, 처음이십니까? is 처음이신가요?',
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
): { readonly wanted: string; readonly mend: string } | undefined {
  for (const { wrong, wanted, mend, inMessage, except = [] } of [
    ...everywhere,
    ...(byLanguage[languageOf(locale)] ?? []),
  ]) {
    const found = (inMessage ? [text] : readings(text))
      .map((reading) => wrong.exec(reading)?.[0])
      .find((one) => one !== undefined);
    if (found !== undefined && !except.some((at) => fits(at, place)))
      return { wanted: `${wanted}; here is "${shown(found)}"`, mend };
  }
  return undefined;
}

/** Makes invisible characters visible. */
const shown = (text: string) =>
  text.replaceAll(new RegExp(anyMark, 'gu'), '{…}').replaceAll('\u00a0', '[U+00A0]').replaceAll('\u202f', '[U+202F]');

const questions: WordRule = ofEachText(
  'end a question as one',
  (locale) => languageOf(locale) !== 'en',
  (text, locale, asked, place) => {
    if (!asked || !/\?$/.test(asked) || !/#(?:.*\.)?q\d+$/.test(place)) return undefined;
    const mark = ['ja', 'zh'].includes(languageOf(locale)) ? '？' : '?';
    return text.endsWith(mark)
      ? undefined
      : { wanted: `a question that ends in ${mark}`, mend: `ask it: en-US says ${JSON.stringify(asked)}` };
  },
);

/** Rules about spaces and marks. */
export const markRules: readonly WordRule[] = [spaces, questions];
