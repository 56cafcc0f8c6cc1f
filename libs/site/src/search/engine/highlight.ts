import { foldKana, foldLetters } from './fold.ts';
import { isDense } from './tokenize.ts';

/** A text in pieces; every second piece, from the second on, is marked. */
export type Marked = readonly string[];

const letter = /[\p{L}\p{N}]/u;

/**
 * Splits a text at the terms: words of spaced scripts match from their start, others anywhere. The pieces in order are
 * the text.
 */
export function highlight(text: string, terms: readonly string[]): Marked {
  const { folded, places } = foldWithPlaces(text);
  const isMarked = new Uint8Array(text.length);
  for (const term of terms) {
    if (term === '') continue;
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + 1)) {
      if (!isDense(term) && at > 0 && letter.test(folded.charAt(at - 1)) && !isDense(folded.charAt(at - 1))) continue;
      const end = places[at + term.length - 1];
      isMarked.fill(1, places[at]?.from ?? 0, end?.to ?? 0);
    }
  }
  const pieces: string[] = [];
  let from = 0;
  for (let at = 1; at <= text.length; at += 1) {
    if (at < text.length && isMarked[at] === isMarked[at - 1]) continue;
    if (pieces.length === 0 && isMarked[0] === 1) pieces.push('');
    pieces.push(text.slice(from, at));
    from = at;
  }
  return pieces;
}

/** Folds a text letter by letter, and returns the position in the text that each folded letter comes from. */
function foldWithPlaces(text: string): {
  readonly folded: string;
  readonly places: readonly { readonly from: number; readonly to: number }[];
} {
  const places: { from: number; to: number }[] = [];
  let folded = '';
  let from = 0;
  for (const one of text) {
    const to = from + one.length;
    const letters = foldKana(foldLetters(one));
    folded += letters;
    for (let at = 0; at < letters.length; at += 1) places.push({ from, to });
    from = to;
  }
  return { folded, places };
}
