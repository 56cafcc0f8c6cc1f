/** Characters between which a line may break without a space: Han, kana and their marks. */
const cjk = '\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hiragana}ー・·々';
const betweenLetters = new RegExp(`(?<=[${cjk}])(?=[${cjk}\\p{L}\\p{N}])|(?<=[\\p{L}\\p{N}])(?=[${cjk}])`, 'gu');
const afterHyphen = /(?<=-)(?=[\p{L}\p{N}])/gu;
const joiner = '\u2060';
const noBreakSpace = '\u00a0';

/**
 * Keeps a phone number or a number of a register on one line: its spaces become no-break spaces, which browsers copy as spaces.
 * Nothing else is added, because a word joiner would be copied into a dialer. Words around the number stay as they are.
 */
export function keepNumber(text: string): string {
  return text.replaceAll(/(?<=\d|\b\p{Lu}{2,4}) (?=\d)/gu, noBreakSpace);
}

/** Short words before a hyphen after which no line ends, by language: "E-Mail" and "peut-être" are read as one. */
const hyphened: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})E-(?=Mail)/gu,
  fr: /(?<!\p{L})(?:e|au|ci|là|peut|rendez)-(?=\p{L})/giu,
};

/** Keeps the words of a text that a hyphen joins on one line, with word joiners, where the language has such words. */
export function keepHyphens(text: string, language: string): string {
  const words = hyphened[language];
  return words ? text.replaceAll(words, `$&${joiner}`) : text;
}

/**
 * Keeps the day and the month of a written date on one line, such as "20. Januar" or "December 9", and an hour with what follows it.
 * Between them and a year a line may end. A date without spaces stays as it is.
 */
export function keepDay(date: string): string {
  return date.replaceAll(/(?<=\d(?:\.|er)?) (?=\p{L}{3})|(?<=\p{L}{3}\.?) (?=\d{1,2}(?!\d))/gu, noBreakSpace);
}

/**
 * Keeps each word of a Japanese or Chinese name on one line, with word joiners. A line ends at a space of the name, but not at one
 * between two Latin words, such as in "K1 Pro". The last two of three or more Korean words stay together, so that no line has
 * "프라임" alone. Names in other scripts stay as they are.
 */
export function keepName(name: string): string {
  if (/\p{Script=Hangul}/u.test(name)) return keepLastTwoWords(name);
  const kept = name.replaceAll(betweenLetters, joiner);
  return kept === name ? name : kept.replaceAll(/(?<=\d) (?=\p{Script=Latin})/gu, noBreakSpace);
}

function keepLastTwoWords(name: string): string {
  return name.includes(noBreakSpace) ? name : name.replace(/(?<= .*) (?=[^ ]*$)/, noBreakSpace);
}

/** A full date as Japanese and Chinese write it. */
const fullDate = String.raw`\d+年\d+月\d+日`;

/**
 * Returns a function that keeps each of these words, and each full date in Japanese or Chinese, on one line wherever a text has it:
 * with word joiners, also behind a hyphen. The rest of the text stays as it is.
 */
export function keepWords(words: readonly string[]): (text: string) => string {
  // The longest first: a name may begin with another.
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  const any = new RegExp([...longestFirst, fullDate].join('|'), 'gu');
  return (text) =>
    text.replaceAll(any, (word) => word.replaceAll(betweenLetters, joiner).replaceAll(afterHyphen, joiner));
}

/** Returns a text without word joiners, as machines and comparisons want it. */
export function withoutJoiners(text: string): string {
  return text.replaceAll(joiner, '');
}
