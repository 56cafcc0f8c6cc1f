import type { ComponentType } from 'react';

/** The guidelines on a component's page in Storybook, in plain sentences. */
export type Usage = {
  when: readonly string[];
  whenNot: readonly string[];
  how: readonly string[];
  accessibility: readonly string[];
  /** Rules that examples explain better than text, at least one. */
  pairs: readonly [UsagePair, ...UsagePair[]];
  /**
   * Source of the editable example, if the first story can't be written as code: for example, it contains functions or
   * opens by itself.
   */
  example?: string;
};

/** Two examples of one rule, rendered with the component. */
export type UsagePair = {
  /** The rule that the good example follows, in a sentence. */
  rule: string;
  /** The fault of the bad example, in a sentence. Readers who do not see the examples have only these two texts. */
  fault: string;
  /** True if the examples need the width of a page: they are then drawn at half their size. False by default. */
  wide?: boolean;
  good: ComponentType;
  bad: ComponentType;
};
