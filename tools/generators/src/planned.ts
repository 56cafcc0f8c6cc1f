import type { Changes } from './changes.ts';

/** The changes of a command, and the parts that a person must fill in. */
export interface Planned {
  readonly changes: Changes;
  readonly left: readonly string[];
}
