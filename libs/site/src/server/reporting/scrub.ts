/** Possible personal data, with its replacement; an earlier pattern takes precedence. */
const replacements: readonly (readonly [RegExp, (found: string) => string])[] = [
  [/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, () => ' '],
  [/\b[a-z][a-z\d+.-]{1,30}:\/\/\S+/gi, () => '<address>'],
  [/[^\s@<>"'()]{1,64}@[^\s@<>"'()]+/g, () => '<email>'],
  [/@/g, () => ' '],
  [/(?<![\w:])(?:[\da-f]{0,4}:){2,7}[\da-f]{0,4}(?![\w:])/gi, () => '<ip>'],
  // Words of a message are shorter, or contain no digit.
  [/[\w+/=.-]{16,}/g, (word) => (/\d/.test(word) || (word.length >= 40 && !word.includes('.')) ? '<token>' : word)],
  [/\p{N}+/gu, () => '#'],
];

/** The number of characters that are read: the time of some patterns grows faster than the text. */
const longestRead = 1000;

/** Shortens a text that a browser sent, and removes addresses, e-mail addresses, tokens and numbers. */
export function scrub(text: string, longest: number): string {
  // Half an e-mail address would not match, so a word that is cut is removed as a whole.
  const read = text.length > longestRead ? text.slice(0, longestRead).replace(/\S*$/, '…') : text;
  const scrubbed = replacements.reduce((rest, [pattern, by]) => rest.replace(pattern, by), read).trim();
  return scrubbed.length > longest ? `${scrubbed.slice(0, longest - 1)}…` : scrubbed;
}

const longestPath = 120;

/** Removes the same from a path, segment by segment: a path that is not a page's may contain anything. */
export function scrubPath(path: string): string {
  const scrubbed = path
    .split('/')
    .map((segment) => scrub(segment, 60))
    .join('/');
  return scrubbed.length > longestPath ? `${scrubbed.slice(0, longestPath - 1)}…` : scrubbed;
}
