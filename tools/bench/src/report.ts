import type { PartResult } from './part.ts';
import { verdicts, type Topic } from './topic.ts';

/** A finished run with its results. */
export interface Run {
  readonly machine: object;
  readonly runs: number;
  readonly results: readonly { readonly id: string; readonly result: PartResult }[];
  readonly failures: readonly string[];
}

/**
 * Returns the content of the report file: each topic by its part, each figure by its name, with its aim and whether it
 * is met.
 */
export function reportOf({ machine, runs, results, failures }: Run) {
  const parts = results.map(({ id, result }) => [
    id,
    { topics: result.topics.map(topicOf), ...(result.details !== undefined && { details: result.details }) },
  ]);
  return {
    machine,
    runs,
    failures,
    parts: Object.fromEntries(parts) as Record<string, { topics: ReturnType<typeof topicOf>[]; details?: unknown }>,
  };
}

function topicOf(topic: Topic) {
  return {
    title: topic.title,
    rows: topic.rows.map((row) => ({
      label: row.label.trim(),
      values: Object.fromEntries(topic.columns.map(({ name }, index) => [name, row.values[index] ?? null])),
      verdicts: verdicts(topic, row).map(({ column, aim, isMet }) => ({ figure: column.name, ...aim, isMet })),
    })),
  };
}

/** Counts the aims of these topics. */
export function countAims(topics: readonly Topic[]): { readonly met: number; readonly missed: number } {
  const all = topics.flatMap((topic) => topic.rows.flatMap((row) => verdicts(topic, row)));
  const met = all.filter(({ isMet }) => isMet).length;
  return { met, missed: all.length - met };
}
