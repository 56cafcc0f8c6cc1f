import { foldKana, foldLetters } from './fold.ts';

/** Scripts that are written without spaces, or whose words grow at their end. */
const dense = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々`;
const runs = new RegExp(String.raw`[${dense}]+|(?:(?![${dense}])[\p{L}\p{N}])+`, 'gu');
const startsDense = new RegExp(`^[${dense}]`, 'u');

/** Whether a term is of a script whose words are found by any part of them. */
export function isDense(term: string): boolean {
  return startsDense.test(term);
}

/** What a text is found by. */
export interface Terms {
  /** Words of spaced scripts, and pairs of letters of the others: a query needs all of them. */
  readonly needed: readonly string[];
  /** Words of dense scripts, as far as the platform tells where they end: a text that has them as words ranks higher. */
  readonly words: readonly string[];
}

/** Splits words of dense scripts; undefined where the platform does not know how, and the pairs alone decide. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'word' }) : undefined;

/** Reads a text or a query. Index and query go through the same function, so that one finds the other. */
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

/** Returns all terms of a text, as the index keeps them. */
export function tokenize(text: string): string[] {
  const { needed, words } = readTerms(text);
  return [...needed, ...words];
}

/** Each two letters that follow one another, so that a word is found by any part of it; a letter that is alone is its own term. */
function pairsOf(run: string): readonly string[] {
  const letters = Array.from(run);
  return letters.length < 2 ? letters : letters.slice(1).map((letter, at) => `${letters[at] ?? ''}${letter}`);
}
