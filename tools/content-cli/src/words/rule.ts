import type { WordFolder } from './folders.ts';

/** A mistake in a text. */
export interface WordProblem {
  /** From the root of the checkout. */
  readonly file: string;
  /** Id of the text; undefined if the mistake is about the whole file. */
  readonly id?: string;
  /** The line, if it is known more precisely than by the id. */
  readonly line?: number;
  readonly found: unknown;
  readonly expected: string;
  readonly fix: string;
}

/** A rule about a folder of texts. */
export interface WordRule {
  /** The rule, in words that complete "the words of a folder …". */
  readonly title: string;
  readonly problems: (folder: WordFolder) => readonly WordProblem[];
}
