/**
 * What a release promises: every name behind every door, and every token of every theme.
 * Written as JSON beside the package, so that it reads well and its differences are small.
 */
export type Api = {
  exports: Record<string, Record<string, Export>>;
  tokens: Record<string, Record<string, string>>;
  /** What is deprecated, by "door name" or "door name: prop", and what to use instead. */
  deprecated?: Record<string, string>;
};

/** A type in one line, or the types of a component's props; the name of an optional one ends in "?". */
export type Export = string | Props;

export type Props = Record<string, string>;
