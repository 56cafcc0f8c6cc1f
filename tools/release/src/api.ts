/**
 * The public API of a release: every name of every entry point, and every token of every theme. Stored as JSON beside
 * the package, so that it is readable and its diffs are small.
 */
export type Api = {
  exports: Record<string, Record<string, Export>>;
  tokens: Record<string, Record<string, string>>;
  /** Deprecated names, by "entry-point name" or "entry-point name: prop", with the replacement. */
  deprecated?: Record<string, string>;
};

/** A type in one line, or the types of a component's props; the name of an optional one ends in "?". */
export type Export = string | Props;

export type Props = Record<string, string>;
