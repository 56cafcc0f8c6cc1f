import { pin } from './cores.ts';
import type { SoakRun } from './options.ts';
import type { Phase, PhaseResult } from './phase.ts';
import { boundaryPhase } from './phases/boundary.ts';
import { coldPages } from './phases/cold-pages.ts';
import { previewMemory, productionMemory } from './phases/memory.ts';
import { overload } from './phases/overload.ts';

const phases: readonly Phase[] = [overload, coldPages, boundaryPhase, productionMemory, previewMemory];

/** A phase with its results. */
export interface PhaseReport extends PhaseResult {
  readonly id: string;
}

/** Runs every phase, one after the other. Rejects if a server crashes. */
export async function soak(
  { isShort, floodSeconds }: Omit<SoakRun, 'isGate'>,
  say: (line: string) => void,
): Promise<readonly PhaseReport[]> {
  pin(process.pid, 'load');
  const reports: PhaseReport[] = [];
  for (const [index, { id, what, run }] of phases.entries()) {
    say(`[${index + 1} of ${phases.length}] ${what}`);
    reports.push({ id, ...(await run({ isShort, floodSeconds, say: (line) => say(`  ${line}`) })) });
  }
  return reports;
}
