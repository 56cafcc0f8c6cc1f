import { setTimeout as wait } from 'node:timers/promises';
import { residentMegabytes } from '../memory.ts';
import { median } from '../median.ts';
import type { Part } from '../part.ts';
import { round } from '../rounds.ts';
import { startSite, timeToFirstPage, withServer } from '../servers.ts';

const path = '/us';
const starts = 5;
const hits = { connections: 64, seconds: 3 };
const renders = { connections: 8, seconds: 4, eachInstant: true };
/** Gives the garbage collector the pause that follows a load, in milliseconds. */
const restMs = 2_000;

/** How long a server takes to start, and how much memory it needs. */
export const start: Part = {
  id: 'start',
  what: 'time to the first answer, and memory after a load of hits and renders',
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
      { title: `Start: from the process to the first 200 of ${path}, median of ${starts}`, columns: [{ name: 'ms', aim: { atMost: 300 } }], rows: [{ label: 'site', values: [median(times)] }] },
      {
        title: 'Memory: resident set of the server, MB',
        columns: [{ name: 'MB' }],
        rows: [
          { label: 'after the start', values: [memory.started] },
          { label: `after ${hits.seconds} s of hits and ${renders.seconds} s of renders`, values: [memory.loaded], aim: { atMost: 150 } },
        ],
      },
    ];
    return { topics, details: { times, memory } };
  },
};

async function measureMemory(): Promise<{ started: number; loaded: number }> {
  return withServer(startSite({ SITE_PREVIEW: '1' }), async (site) => {
    await fetch(site.origin + path);
    const started = residentMegabytes(site.pid);
    await round(site, path, hits);
    await round(site, path, renders);
    await wait(restMs);
    return { started, loaded: residentMegabytes(site.pid) };
  });
}
