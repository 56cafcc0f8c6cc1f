import { languageOf, type Locale } from '@kinemorph/i18n/locales';
import { ofEachText } from './each-text.ts';
import { source } from './folders.ts';
import { anyMark, placeholders, readings } from './message.ts';
import type { WordRule } from './rule.ts';
import { loanwords, names } from './same-words.ts';

const isEnglish = (locale: Locale) => languageOf(locale) === 'en';
const longestFirst = [...names].sort((a, b) => b.length - a.length);
const eachMark = new RegExp(anyMark, 'g');
/** Returns the readings of a message, with all its choices, without placeholders and names. */
const ownWords = (message: string, also: readonly string[] = []) =>
  [...longestFirst, ...also].reduce(
    (text, name) => text.replaceAll(name, ' '),
    readings(message).join(' | ').replaceAll(eachMark, ' '),
  );

const valid = ofEachText(
  'are valid, and interpolate what en-US does',
  () => true,
  (text, _locale, english) => {
    const own = placeholdersOf(text);
    if (typeof own === 'string')
      return {
        expected: `an ICU message; this one fails with ${own}`,
        fix: 'each { needs its }, and a plural needs its `other`',
      };
    const expected = english === undefined ? own : placeholdersOf(english);
    if (typeof expected === 'string' || expected.join() === own.join()) return undefined;
    return {
      expected:
        expected.length > 0
          ? `the placeholders of ${source}: ${expected.map((name) => `{${name}}`).join(' ')}`
          : `no placeholder, as in ${source}`,
      fix: 'a value without a name that the code gives stays empty; one left out is a fact that nobody reads',
    };
  },
);

function placeholdersOf(message: string): readonly string[] | string {
  try {
    return placeholders(message);
  } catch (error) {
    return (error as Error).message;
  }
}

const translated = ofEachText(
  'leave no English behind',
  (locale) => !isEnglish(locale),
  (text, locale, english) =>
    text === english && /\p{L}/u.test(ownWords(text, loanwords[locale]))
      ? {
          expected: `a text in ${locale}; this is the one of ${source}`,
          fix: 'translate it; a name or a loanword that stays is listed in tools/content-cli/src/words/same-words.ts',
        }
      : undefined,
);

const inOwnScript = ofEachText(
  'hold no run of Latin words but names',
  (locale) => ['ja', 'ko', 'zh'].includes(languageOf(locale)),
  (text) =>
    /[A-Za-z]{3,}[\s,]+[A-Za-z]{3,}/.test(ownWords(text))
      ? {
          expected: 'no run of Latin words but names',
          fix: 'translate it; a name that stays is listed in tools/content-cli/src/words/same-words.ts',
        }
      : undefined,
);

const priceOrYear =
  /[$€£¥￥₩]\s?\d[\d.,]*|\d[\d.,]*\s?[$€£¥￥₩円원元]|\b(?:USD|EUR|GBP|JPY|CNY|KRW)\b|(?<!\d)(?:19|20)\d{2}(?!\d)/;
const factsInterpolated = ofEachText(
  'type no price and no date: those are facts',
  () => true,
  (text) => {
    const [typed] = priceOrYear.exec(text.replace(/\{[^{}]*\}/g, '')) ?? [];
    return typed === undefined
      ? undefined
      : {
          expected: `no typed price or year; here is "${typed.trim()}"`,
          fix: 'interpolate the fact, as {price} or {ends, date, ::dMMMM}',
        };
  },
);

const clean = ofEachText(
  'have no mark-up and no loose space',
  () => true,
  (text) => {
    const [odd] = /<\/?[a-z]|&\w+;|^\s|\s$| {2}/.exec(text) ?? [];
    if (odd === undefined) return undefined;
    return odd.trim() === ''
      ? { expected: 'no space at its ends, and no two in a row', fix: 'take the space out' }
      : {
          expected: `plain text; here is "${odd}"`,
          fix: 'write the character itself, and leave the looks to the screen',
        };
  },
);

/** Rules about the texts themselves. */
export const textRules: readonly WordRule[] = [valid, translated, inOwnScript, factsInterpolated, clean];
