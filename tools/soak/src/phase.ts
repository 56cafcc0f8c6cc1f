import type { Row } from './verdict.ts';

/** What a phase gets. */
export interface PhaseContext {
  /** True if each phase but those of memory takes seconds, as in the gate. */
  readonly isShort: boolean;
  /** How long memory is watched in each of its phases, in seconds. */
  readonly floodSeconds: number;
  /** Says how far the phase is. */
  readonly say: (line: string) => void;
}

/** What a phase measured. */
export interface PhaseResult {
  readonly rows: readonly Row[];
  /** Further figures for the report file. */
  readonly details: object;
}

/** A part of the soak test, with servers of its own. */
export interface Phase {
  readonly id: string;
  readonly what: string;
  readonly run: (context: PhaseContext) => Promise<PhaseResult>;
}
