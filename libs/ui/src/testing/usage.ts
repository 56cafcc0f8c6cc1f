import type { ComponentType } from 'react';

/** What a component's page in the workshop says of it, in plain sentences. */
export type Usage = {
  when: readonly string[];
  whenNot: readonly string[];
  how: readonly string[];
  accessibility: readonly string[];
  /** Rules that are easier to see than to read, at least one. */
  pairs: readonly [UsagePair, ...UsagePair[]];
  /** The code that its page offers to change, where the first story cannot be written as code: it holds functions, or opens by itself. */
  example?: string;
};

/** Two examples of one rule, drawn by the component itself. */
export type UsagePair = {
  /** What the good example does, in a sentence. */
  rule: string;
  /** What is wrong with the bad one, in a sentence: readers who do not see the examples have only these two. */
  fault: string;
  /** Whether the examples take the width of a page: they are then drawn at half their size. */
  wide?: boolean;
  good: ComponentType;
  bad: ComponentType;
};
