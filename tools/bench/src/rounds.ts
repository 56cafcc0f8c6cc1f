import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { cpuSeconds } from './cpu.ts';
import type { Drive, Driven } from './driver.ts';
import { ask, type BenchedServer } from './servers.ts';

/** A server's figures in one round. */
export interface Round {
  readonly answered: number;
  /** The CPU seconds that the server spent. */
  readonly cpu: number;
  readonly perCpuSecond: number;
  /** The part of one core that the server had or took; near 1, the driver saturates it. */
  readonly busy: number;
}

const driver = fileURLToPath(new URL('driver.ts', import.meta.url));

/** Drives a server for one round and measures the server's own CPU time. */
export async function round(server: BenchedServer, path: string, load: Omit<Drive, 'url'>): Promise<Round> {
  const child = fork(driver);
  const ended = once(child, 'exit');
  await once(child, 'spawn');
  const before = cpuSeconds(server.pid);
  const { answered, failed } = await ask<Driven>(child, { ...load, url: server.origin + path } satisfies Drive);
  const cpu = cpuSeconds(server.pid) - before;
  await ended;
  if (failed > 0 || answered === 0)
    throw new Error(
      `${server.origin}${path}: ${answered} answers, ${failed} failures; the figures would mean nothing.`,
    );
  return { answered, cpu, perCpuSecond: answered / cpu, busy: cpu / load.seconds };
}
