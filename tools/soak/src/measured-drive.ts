import { cpuSeconds } from '@kinemorph/bench/cpu';
import { readFileSync } from 'node:fs';
import { drive } from './load/drive.ts';
import type { Drive, Driven } from './load/load.ts';

/** A drive with what its server had of the machine. */
export interface MeasuredDrive {
  readonly driven: Driven;
  /** The server's CPU time, in seconds. */
  readonly cpu: number;
  /** The share of the time in which the server's main thread could have run, but waited for a core. */
  readonly starved: number;
}

/** Runs loads and measures the server's process meanwhile. */
export async function measuredDrive(pid: number, plan: Drive): Promise<MeasuredDrive> {
  const [cpuBefore, before] = [cpuSeconds(pid), mainThread(pid)];
  const driven = await drive(plan);
  const after = mainThread(pid);
  const waited = after.waited - before.waited;
  return { driven, cpu: cpuSeconds(pid) - cpuBefore, starved: waited / (waited + after.ran - before.ran) };
}

/** For how long a process's main thread has run and has waited for a core, in nanoseconds. */
function mainThread(pid: number): { readonly ran: number; readonly waited: number } {
  const [ran = NaN, waited = NaN] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ').map(Number);
  return { ran, waited };
}
