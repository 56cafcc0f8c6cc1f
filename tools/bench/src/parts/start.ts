import { setTimeout as wait } from 'node:timers/promises';
import { residentMegabytes } from '../memory.ts';
import { median } from '../median.ts';
import type { Part } from '../part.ts';
import { round } from '../rounds.ts';
import { startSite, timeToFirstPage, withServer, type BenchedServer } from '../servers.ts';

const path = '/us';
const starts = 5;
const hits = { connections: 64, seconds: 3 };
const renders = { connections: 8, seconds: 4, eachInstant: true };
/** What browsers accept: a page that is also sent in gzip, as to some shared caches, stays in memory in both forms. */
const browserEncodings = { 'accept-encoding': 'gzip, deflate, br' };
/** Pause after a load for the garbage collector, in milliseconds. */
const restMs = 2_000;

/** Startup time and memory of a server. */
export const start: Part = {
  id: 'start',
  what: 'time to the first answer, and memory under load',
  linuxOnly: true,
  async run({ say }) {
    // The first fetch of a process loads the client.
    await fetch('http://127.0.0.1:9').catch(() => undefined);
    const times: number[] = [];
    for (let turn = 1; turn <= starts; turn += 1) {
      say(`start ${turn} of ${starts}`);
      const { server, ms } = await timeToFirstPage(path);
      await server.stop();
      times.push(ms);
    }
    say('memory under load');
    const memory = await measureMemory();
    const topics = [
      {
        title: `Start: from the process to the first 200 of ${path}, median of ${starts}`,
        columns: [{ name: 'ms', aim: { atMost: 300 } }],
        rows: [{ label: 'site', values: [median(times)] }],
      },
      {
        title: 'Memory: resident set of the server, MB',
        columns: [{ name: 'MB' }],
        rows: [
          { label: 'after the start', values: [memory.started] },
          {
            label: `after ${hits.seconds} s of hits, and every page and model in Brotli`,
            values: [memory.loaded],
            aim: { atMost: 150 },
          },
          {
            label: `with previews, after ${renders.seconds} s of them`,
            values: [memory.previews],
            aim: { atMost: 400 },
          },
        ],
      },
    ];
    return { topics, details: { times, memory } };
  },
};

async function measureMemory(): Promise<{ started: number; loaded: number; previews: number }> {
  const production = await withServer(startSite(), async (site) => {
    await fetch(site.origin + path);
    const started = residentMegabytes(site.pid);
    await round(site, path, hits);
    for (const page of await pagesOf(site)) {
      for (const address of [page, `/_model${page}.json`])
        await (await fetch(site.origin + address, { headers: browserEncodings })).arrayBuffer();
    }
    return { started, loaded: await restingMegabytes(site) };
  });
  const previews = await withServer(startSite({ SITE_PREVIEW: '1' }), async (site) => {
    await round(site, path, renders);
    return restingMegabytes(site);
  });
  return { ...production, previews };
}

/** The paths of a site's pages, as its sitemap names them. */
async function pagesOf(site: BenchedServer): Promise<readonly string[]> {
  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

async function restingMegabytes(site: BenchedServer): Promise<number> {
  await wait(restMs);
  return residentMegabytes(site.pid);
}
