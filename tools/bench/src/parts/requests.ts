import { median } from '../median.ts';
import type { Part, PartContext } from '../part.ts';
import { round, type Round } from '../rounds.ts';
import { startPlain, startSite, takeAnswer, withServer, type BenchedServer } from '../servers.ts';
import type { Topic } from '../topic.ts';

const path = '/us';
const cached = { connections: 64, seconds: 6 };
const uncached = { connections: 8, seconds: 4, eachInstant: true };
const warmUp = 4;
const roundsEach = 5;
/** A site that spends less than this part of a core is waiting for the driver, and a request costs it more. */
const saturated = 0.8;
const hitAim = 0.9;
const renderAim = 0.015;

/** Requests per CPU second of the server: copies from memory, and renders. */
export const requests: Part = {
  id: 'requests',
  what: 'requests per CPU second, from memory and rendered, beside plain node:http',
  linuxOnly: true,
  async run(context) {
    const hits = await measureHits(context);
    context.say('renders');
    const renders = await measureRenders();
    const plain = median(hits.plain.map(({ perCpuSecond }) => perCpuSecond));
    const ratios = hits.site.map(({ perCpuSecond }, index) => perCpuSecond / (hits.plain[index]?.perCpuSecond ?? NaN));
    return {
      topics: [topic(hits, renders, plain, ratios)],
      details: {
        path,
        bytes: hits.bytes,
        cached: { ...cached, plain: hits.plain, site: hits.site, ratios },
        uncached: { ...uncached, ...renders },
      },
    };
  },
};

interface Hits {
  readonly bytes: number;
  readonly plain: Round[];
  readonly site: Round[];
}

function topic(hits: Hits, renders: Round, plain: number, ratios: readonly number[]): Topic {
  const site = median(hits.site.map(({ perCpuSecond }) => perCpuSecond));
  const isIdle = [...hits.site, ...hits.plain].some(({ busy }) => busy < saturated);
  return {
    title: `Requests: ${path}, ${hits.bytes.toLocaleString('en-US')} bytes in Brotli, per CPU second of the server`,
    columns: [{ name: 'ratio to plain', digits: 4 }, { name: 'per CPU second' }, { name: 'core busy %' }],
    rows: [
      { label: 'plain node:http', values: [1, plain, share(hits.plain)], isReference: true },
      { label: 'site, from memory', values: [median(ratios), site, share(hits.site)], aim: { atLeast: hitAim } },
      {
        label: 'site, rendered',
        values: [renders.perCpuSecond / plain, renders.perCpuSecond, share([renders])],
        aim: { atLeast: renderAim },
      },
    ],
    notes: [
      `Ratios of the rounds from memory: ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')}.`,
      ...(isIdle
        ? [
            'A server had less than a whole core: other programs use the CPU, or the driver is too slow. Trust the ratio, not the rates.',
          ]
        : []),
    ],
  };
}

/** Measures the site and a plain server at the same time, so that other load of the machine affects both equally. */
async function measureHits({ say }: PartContext): Promise<Hits> {
  return withServer(startSite(), async (site) => {
    await round(site, path, { ...cached, seconds: warmUp });
    const answer = await takeAnswer(site.origin + path);
    return withServer(startPlain(answer), async (plain) => {
      await round(plain, path, { ...cached, seconds: warmUp });
      await requireSameAnswer(site, plain);
      const measured = { bytes: answer.body.length, plain: [] as Round[], site: [] as Round[] };
      for (let turn = 1; turn <= roundsEach; turn += 1) {
        say(`from memory, round ${turn} of ${roundsEach}`);
        const [ofSite, ofPlain] = await Promise.all([round(site, path, cached), round(plain, path, cached)]);
        measured.site.push(ofSite);
        measured.plain.push(ofPlain);
      }
      await requireSameAnswer(site, plain);
      return measured;
    });
  });
}

async function measureRenders(): Promise<Round> {
  return withServer(startSite({ SITE_PREVIEW: '1' }), async (site) => {
    await round(site, path, { ...uncached, seconds: warmUp });
    return round(site, path, uncached);
  });
}

/** Different responses would make the ratio meaningless. */
async function requireSameAnswer(site: BenchedServer, plain: BenchedServer): Promise<void> {
  const [left, right] = await Promise.all([takeAnswer(site.origin + path), takeAnswer(plain.origin + path)]);
  if (Buffer.compare(left.body, right.body) !== 0)
    throw new Error('The site’s bytes changed while it was measured: run it again.');
  if (JSON.stringify(left.headers) !== JSON.stringify(right.headers))
    throw new Error(`The headers differ:\n${JSON.stringify(left.headers)}\n${JSON.stringify(right.headers)}`);
}

function share(rounds: readonly Round[]): number {
  return median(rounds.map(({ busy }) => busy)) * 100;
}
