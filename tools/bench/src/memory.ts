import { readFileSync } from 'node:fs';

/** Returns the memory of a process that is in RAM (resident set size), in MB of a million bytes. */
export function residentMegabytes(pid: number): number {
  const [, kibibytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  if (kibibytes === undefined) throw new Error(`/proc/${pid}/status has no VmRSS.`);
  return (Number(kibibytes) * 1024) / 1_000_000;
}
