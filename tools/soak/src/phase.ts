import type { Row } from './verdict.ts';

/** The input of a phase. */
export interface PhaseContext {
  /** True if each phase except those of memory takes seconds, as in the gate. */
  readonly isShort: boolean;
  /** Seconds for which memory is sampled in each of its phases. */
  readonly floodSeconds: number;
  /** Reports the progress of the phase. */
  readonly say: (line: string) => void;
}

/** The results of a phase. */
export interface PhaseResult {
  readonly rows: readonly Row[];
  /** Further figures for the report file. */
  readonly details: object;
}

/** A part of the soak test, which starts its own servers. */
export interface Phase {
  readonly id: string;
  readonly what: string;
  readonly run: (context: PhaseContext) => Promise<PhaseResult>;
}
