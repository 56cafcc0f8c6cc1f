import { pin } from './cores.ts';
import type { Phase, PhaseResult } from './phase.ts';
import { boundaryPhase } from './phases/boundary.ts';
import { coldPages } from './phases/cold-pages.ts';
import { previewMemory, productionMemory } from './phases/memory.ts';
import { overload } from './phases/overload.ts';

const phases: readonly Phase[] = [overload, coldPages, boundaryPhase, productionMemory, previewMemory];

/** What the phases but those of memory take, in seconds. */
const others = { short: 45, long: 185 };
/** Runs of fewer minutes are short ones. */
const longRun = 5;
/** Memory says nothing in less, in seconds. */
const leastFlood = 12;

/** A phase with what it measured. */
export interface PhaseReport extends PhaseResult {
  readonly id: string;
}

/** Runs every phase, in about this many minutes. Rejects if a server crashes. */
export async function soak(minutes: number, say: (line: string) => void): Promise<readonly PhaseReport[]> {
  pin(process.pid, 'load');
  const isShort = minutes < longRun;
  const floodSeconds = Math.max(leastFlood, (minutes * 60 - (isShort ? others.short : others.long)) / 2);
  const reports: PhaseReport[] = [];
  for (const [index, { id, what, run }] of phases.entries()) {
    say(`[${index + 1} of ${phases.length}] ${what}`);
    reports.push({ id, ...(await run({ isShort, floodSeconds, say: (line) => say(`  ${line}`) })) });
  }
  return reports;
}
