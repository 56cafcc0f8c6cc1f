import type { WordFolder } from './folders.ts';

/** A mistake in words. */
export interface WordProblem {
  /** From the root of the checkout. */
  readonly file: string;
  /** The id of the text; left out where it is about the whole file. */
  readonly id?: string;
  /** Where it is known better than by the id. */
  readonly line?: number;
  readonly found: unknown;
  readonly wanted: string;
  readonly mend: string;
}

/** One rule about a folder of words. */
export interface WordRule {
  /** What words do that keep it, after "the words of a folder …". */
  readonly title: string;
  readonly problems: (folder: WordFolder) => readonly WordProblem[];
}
