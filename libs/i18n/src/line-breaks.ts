/** Characters between which a line may break without a space: Han, kana and their marks. */
const cjk = '\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hiragana}ー・·々';
const betweenLetters = new RegExp(`(?<=[${cjk}])(?=[${cjk}\\p{L}\\p{N}])|(?<=[\\p{L}\\p{N}])(?=[${cjk}])`, 'gu');
const afterMark = /(?<=[-/])(?=[\p{L}\p{N}])/gu;
const joiner = '\u2060';
const noBreakSpace = '\u00a0';

/**
 * Keeps a phone number or a number of a register on one line: its spaces become no-break spaces, which browsers copy as
 * spaces. Nothing else is added, because a word joiner would be copied into a dialer. Words around the number stay as
 * they are.
 */
export function keepNumber(text: string): string {
  return text.replaceAll(/(?<=\d\)?|\b\p{Lu}{2,4}) (?=\d)/gu, noBreakSpace);
}

/** The space behind a number that begins a line of an address, and the space before any other number of it. */
const besideAddressNumber = /(?<=(?:^|, )\d[\dA-Z]*(?: \p{Lu}{2})?) (?=\p{L})|(?<=\p{L}) (?=\d)/gu;

/**
 * Keeps the numbers of an address with their names: a house number with its street, a postal code with its town. A
 * line may end between two words of a name, and behind a comma.
 */
export function keepAddress(address: string): string {
  return keepNumber(address.replaceAll(besideAddressNumber, noBreakSpace));
}

/**
 * Keeps a phone number inside a sentence on one line, also after its hyphens. It puts a word joiner after each hyphen,
 * which is copied with the number: for a number outside a sentence, as in a list or a link, use `keepNumber`.
 */
export function keepNumberInSentence(text: string): string {
  return keepNumber(text).replaceAll(/(?<=\d-)(?=\d)/gu, joiner);
}

/**
 * Short words before a hyphen after which a line must not end, by language: "E-Mail" and "peut-être" are read as one
 * word.
 */
const hyphened: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})E-(?=Mail)/gu,
  fr: /(?<!\p{L})(?:e|au|ci|là|peut|rendez)-(?=\p{L})/giu,
};

/** Keeps hyphenated words of a text on one line, with word joiners, in languages that have such words. */
export function keepHyphens(text: string, language: string): string {
  const words = hyphened[language];
  return words ? text.replaceAll(words, `$&${joiner}`) : text;
}

/**
 * Keeps the day and the month of a written date on one line, such as "20. Januar" or "December 9", and an hour with
 * what follows it. Between them and a year a line may end. A date without spaces stays as it is.
 */
export function keepDay(date: string): string {
  return date.replaceAll(/(?<=\d(?:\.|er)?) (?=\p{L}{3})|(?<=\p{L}{3}\.?) (?=\d{1,2}(?!\d))/gu, noBreakSpace);
}

/**
 * Keeps each word of a Japanese or Chinese name on one line, with word joiners. A line ends at a space of the name, but
 * not at one between two Latin words, such as in "K1 Pro". The last two of three or more Korean words stay together, so
 * that no line has "프라임" alone. Names in other scripts stay as they are.
 */
export function keepName(name: string): string {
  if (/\p{Script=Hangul}/u.test(name)) return keepLastTwoWords(name);
  const kept = name.replaceAll(betweenLetters, joiner);
  return kept === name ? name : kept.replaceAll(/(?<=\d) (?=\p{Script=Latin})/gu, noBreakSpace);
}

function keepLastTwoWords(name: string): string {
  return name.includes(noBreakSpace) ? name : name.replace(/(?<= .*) (?=[^ ]*$)/, noBreakSpace);
}

/** A full date in Japanese and Chinese. */
const fullDate = String.raw`\d+年\d+月\d+日`;

/** Units that Japanese and Chinese write behind a number, the longest first: one may begin with another. */
const units = [
  '四半期|営業日|个工作日|パーセント',
  '週間|日間|年間|時間|分間|秒間|か月|文字|言語|機種|種類|分钟|小时|个月|季度|名様|ポイント',
  '年|日|時|分|秒|週|周|天|时|人|名|位|個|个|台|体|基|本|点|件|回|度|枚|张|歳|岁|軸|轴|種|种|款|颗|条|笔|次|倍|処|处|つ',
].join('|');

/** The last digit of a number, with the unit behind it; a day and its month without a year are left alone. */
const measure = String.raw`(?<!月\d?)\d(?:${units})`;

/**
 * Returns a function that keeps each of these words, and each full date and each number with its unit in Japanese or
 * Chinese, on one line wherever a text has it: with word joiners, also behind a hyphen or a slash. The rest of the text
 * stays as it is.
 */
export function keepWords(words: readonly string[]): (text: string) => string {
  // The longest first: a name may begin with another.
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  const any = new RegExp([fullDate, measure, ...longestFirst].join('|'), 'gu');
  return (text) =>
    text.replaceAll(any, (word) => word.replaceAll(betweenLetters, joiner).replaceAll(afterMark, joiner));
}

/**
 * The space before the Korean "수" of "can", and the space after a numeral, a determiner or an adverb of degree of one
 * syllable.
 */
const besideSyllable =
  /(?<=\p{Script=Hangul}) (?=수[가는도]? )|(?<=(?:^|[\s(])(?:한|두|세|네|첫|각|새|더|덜)) (?=\p{Script=Hangul})/gu;

/** Keeps a Korean syllable that means nothing alone on the line of its word: "볼 수" and "첫 주문" are read as one. */
export function keepSyllables(text: string): string {
  return text.replaceAll(besideSyllable, noBreakSpace);
}

/** Returns a text without word joiners, for machines and comparisons. */
export function withoutJoiners(text: string): string {
  return text.replaceAll(joiner, '');
}
