import type { Topic } from './topic.ts';

/** What a part of the benchmark gets. */
export interface PartContext {
  readonly runs: number;
  /** Says how far the part is. */
  readonly say: (line: string) => void;
}

/** What a part measured. */
export interface PartResult {
  readonly topics: readonly Topic[];
  /** Further figures for the report file, such as those of each round. */
  readonly details?: unknown;
}

/** A part of the benchmark that can run alone. */
export interface Part {
  readonly id: string;
  readonly what: string;
  /** Set where a process's CPU time and memory come from /proc. */
  readonly linuxOnly?: true;
  readonly run: (context: PartContext) => Promise<PartResult>;
}
