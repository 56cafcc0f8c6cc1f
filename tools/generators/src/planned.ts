import type { Changes } from './changes.ts';

/** Changes, and what only a person can say. */
export interface Planned {
  readonly changes: Changes;
  readonly left: readonly string[];
}
