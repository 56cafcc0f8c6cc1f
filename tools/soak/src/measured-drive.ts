import { cpuSeconds } from '@kinemorph/bench/cpu';
import { readFileSync } from 'node:fs';
import { coreSeconds } from './cores.ts';
import { drive } from './load/drive.ts';
import type { Drive, Driven } from './load/load.ts';

/** A drive with the server's share of the machine. */
export interface MeasuredDrive {
  readonly driven: Driven;
  /** The server's CPU time, in seconds. */
  readonly cpu: number;
  /**
   * The share of the server's core that other processes used. Without a pinned core: the share of time in which its
   * main thread was ready to run, but waited.
   */
  readonly starved: number;
}

/** Runs loads and measures the server's process meanwhile. */
export async function measuredDrive(pid: number, plan: Drive): Promise<MeasuredDrive> {
  const [begun, cpuBefore, coreBefore, before] = [
    performance.now(),
    cpuSeconds(pid),
    coreSeconds(pid),
    mainThread(pid),
  ];
  const driven = await drive(plan);
  const [after, core, cpu] = [mainThread(pid), coreSeconds(pid), cpuSeconds(pid) - cpuBefore];
  const waited = after.waited - before.waited;
  return {
    driven,
    cpu,
    starved:
      core === undefined || coreBefore === undefined
        ? waited / (waited + after.ran - before.ran)
        : Math.max(0, (core - coreBefore - cpu) / ((performance.now() - begun) / 1000)),
  };
}

/** For how long a process's main thread has run and has waited for a core, in nanoseconds. */
function mainThread(pid: number): { readonly ran: number; readonly waited: number } {
  const [ran = NaN, waited = NaN] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ').map(Number);
  return { ran, waited };
}
