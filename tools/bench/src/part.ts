import type { Topic } from './topic.ts';

/** The input of a part of the benchmark. */
export interface PartContext {
  readonly runs: number;
  /** Reports the progress of the part. */
  readonly say: (line: string) => void;
}

/** The results of a part. */
export interface PartResult {
  readonly topics: readonly Topic[];
  /** Further figures for the report file, such as those of each round. */
  readonly details?: unknown;
}

/** A part of the benchmark that can run alone. */
export interface Part {
  readonly id: string;
  readonly what: string;
  /** Set if a process's CPU time and memory are read from /proc. */
  readonly linuxOnly?: true;
  readonly run: (context: PartContext) => Promise<PartResult>;
}
