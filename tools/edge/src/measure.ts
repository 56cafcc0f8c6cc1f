import { cpuSeconds } from '@kinemorph/bench/cpu';
import { median } from '@kinemorph/bench/median';
import { startBuiltSite } from '@kinemorph/site/testing';
import { execFileSync } from 'node:child_process';
import { freePort } from '../../../vitest.shared.ts';
import { edgeSites, type EdgeSite } from './sites.ts';
import { startEdge } from './start-edge.ts';
import { most, workerSize } from './worker-size.ts';

/** Returns a page that is rendered for each request: search results are not cached. */
const rendered = (number: number) => `/us/search?q=robot-${number}`;
const rounds = { renders: 400, warmUp: 100, atOnce: 4 };

/**
 * Prints the sizes and start times of the workers, and the renders per CPU second on workerd and on Node. Linux only:
 * it reads `/proc`.
 */
export async function measure(): Promise<void> {
  for (const site of edgeSites) {
    const start = (await startTook(site)) - (await startTook(site, { isEmpty: true }));
    const { plain, compressed } = await workerSize(site);
    console.log(
      `${site}: ${(plain / 1e6).toFixed(2)} MB, compressed ${(compressed / 1e6).toFixed(2)} MB of ${most.size / 1e6}; takes ${Math.round(start)} ms of CPU to its first answer, of ${most.start}`,
    );
  }
  const node = await startBuiltSite('global-site');
  const onNode = await rendersPerCpuSecond(node.origin, node.pid);
  await node.stop();
  const edge = await startEdge('global-site', await freePort());
  const onEdge = await rendersPerCpuSecond(edge.origin, workerdOf(process.pid));
  await edge.stop();
  console.log(`renders per CPU second: ${Math.round(onEdge)} on workerd, ${Math.round(onNode)} on Node`);
}

/**
 * Returns the CPU time of workerd from its start to its first answer, in milliseconds: the median of five. With
 * `isEmpty`, that of workerd itself.
 */
async function startTook(site: EdgeSite, options = { isEmpty: false }): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 5; i += 1) {
    const edge = await startEdge(site, await freePort(), {}, options);
    times.push(1000 * cpuSeconds(workerdOf(process.pid)));
    await edge.stop();
  }
  return median(times);
}

/** The process of workerd, which Miniflare starts. */
function workerdOf(parent: number): number {
  const children = execFileSync('ps', ['-o', 'pid=,comm=', '--ppid', String(parent)], { encoding: 'utf8' });
  const pid = /^\s*(\d+) workerd$/m.exec(children)?.[1];
  if (pid === undefined) throw new Error(`workerd is no child of this process:\n${children}`);
  return Number(pid);
}

async function rendersPerCpuSecond(origin: string, pid: number): Promise<number> {
  await request(origin, 0, rounds.warmUp);
  const before = cpuSeconds(pid);
  await request(origin, rounds.warmUp, rounds.renders);
  return rounds.renders / (cpuSeconds(pid) - before);
}

/** Has this many pages rendered, a few at once. */
async function request(origin: string, first: number, count: number): Promise<void> {
  let next = first;
  const visit = async () => {
    while (next < first + count) {
      const path = rendered(next++);
      const answer = await fetch(origin + path, { headers: { 'accept-encoding': 'identity' } });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${origin}${path} is answered with ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: rounds.atOnce }, visit));
}
