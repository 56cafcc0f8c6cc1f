import { foldKana, foldLetters } from './fold.ts';

/** Scripts without spaces between words, or with words that take endings. */
const dense = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々`;
const runs = new RegExp(String.raw`[${dense}]+|(?:(?![${dense}])[\p{L}\p{N}])+`, 'gu');
const startsDense = new RegExp(`^[${dense}]`, 'u');

/** Returns true if a term is of a script whose words are found by any part of them. */
export function isDense(term: string): boolean {
  return startsDense.test(term);
}

/** The terms by which a text is found. */
export interface Terms {
  /** Words of spaced scripts, and pairs of letters of the others: a query needs all of them. */
  readonly needed: readonly string[];
  /** Words of dense scripts, as far as the platform can separate them: a text that has them as words ranks higher. */
  readonly words: readonly string[];
}

/** Splits words of dense scripts; undefined if the platform can't, and only the pairs are used. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'word' }) : undefined;

/** Splits a text or a query into terms. The index and the query use the same function, so that they match. */
export function readTerms(text: string): Terms {
  const needed: string[] = [];
  const words: string[] = [];
  for (const [run] of foldLetters(text).matchAll(runs)) {
    if (!isDense(run)) {
      needed.push(run);
      continue;
    }
    needed.push(...pairsOf(foldKana(run)));
    for (const { segment } of segmenter?.segment(run) ?? []) if (segment.length > 1) words.push(foldKana(segment));
  }
  return { needed, words };
}

/** Returns all terms of a text for the index. */
export function tokenize(text: string): string[] {
  const { needed, words } = readTerms(text);
  return [...needed, ...words];
}

/** Returns each pair of adjacent letters, so that a word is found by any part of it; a single letter is a term. */
function pairsOf(run: string): readonly string[] {
  const letters = Array.from(run);
  return letters.length < 2 ? letters : letters.slice(1).map((letter, at) => `${letters[at] ?? ''}${letter}`);
}
