const from = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
const without = (characters: string, others: string) =>
  Array.from(characters)
    .filter((character) => !others.includes(character))
    .join('');

const noBreakSpace = '\u00a0';
const softHyphen = '\u00ad';
/**
 * Thin and narrow spaces and the word joiner. The font has none of them: browsers derive them from its space, if its
 * range covers them.
 */
export const madeOfSpace = '\u2009\u202f\u2060';

const ascii = from(0x20, 0x7e);
/** ASCII that is in no prose. */
const code = '[]{}~^`\\';
const german = 'ÄÖÜßäöü';
/** Without rare characters: æ, ÿ, and capitals that begin no word. */
const french = 'ÀÂÇÈÉÊÎÔàâçèéêëîïôùûœ';
const marks = `${noBreakSpace}${softHyphen}${madeOfSpace}‘’‚“”„«»–—…·©×−`;
const currencies = '£¥€';

/** The characters of the sites' languages: English, German and French, and their signs. */
const written = [...new Set(without(ascii, code) + german + french + marks + currencies)].join('');

/** The other letters and signs of Western Europe, among them those of dealers' addresses. */
const western = without(`${ascii}${from(0xa1, 0xff)}ıŒ•‹›™′″↑↓`, written);

/** The letters of Central and Northern Europe and of Turkey that are in no other file, and signs of money. */
const central = `${without(from(0x100, 0x17f), 'ıŒœ')}ẞ†₩₺₽₫₱`;

/** A font file: its name, the part of Archivo that it is cut from, and its characters. */
export interface FontFile {
  readonly name: string;
  readonly source: 'latin' | 'latin-ext';
  readonly characters: string;
}

/**
 * The files, the one that every page preloads first. Browsers load the others only for a page that shows one of their
 * characters.
 */
export const fontFiles: readonly [FontFile, ...FontFile[]] = [
  { name: 'archivo.woff2', source: 'latin', characters: written },
  { name: 'archivo-western.woff2', source: 'latin', characters: western },
  { name: 'archivo-central.woff2', source: 'latin-ext', characters: central },
];

/**
 * Formats characters as a `unicode-range`. With `slack`, a range may also cover up to that many other characters in
 * between, which makes it shorter.
 */
export function unicodeRange(characters: string, slack = 0): string {
  const points = [...new Set(Array.from(characters).map((character) => character.codePointAt(0) ?? 0))].sort(
    (a, b) => a - b,
  );
  const spans: [number, number][] = [];
  for (const point of points) {
    const last = spans.at(-1);
    if (last && point - last[1] <= slack + 1) last[1] = point;
    else spans.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return spans.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(',');
}
