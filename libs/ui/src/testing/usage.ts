import type { ComponentType } from 'react';

/** What a component's page in the workshop says of it, in plain sentences. */
export type Usage = {
  when: readonly string[];
  whenNot: readonly string[];
  how: readonly string[];
  accessibility: readonly string[];
  /** Rules that are easier to see than to read. */
  pairs?: readonly UsagePair[];
};

/** Two examples of one rule, drawn by the component itself. */
export type UsagePair = {
  /** What both examples are about, in a sentence. */
  rule: string;
  good: ComponentType;
  bad: ComponentType;
};
