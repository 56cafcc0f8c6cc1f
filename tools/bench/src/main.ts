import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { firstLoad } from './first-load.ts';
import { median, round, type Round } from './rounds.ts';
import { startPlain, startSite, takeAnswer, type BenchedServer } from './servers.ts';
import { table } from './table.ts';

const path = '/us';
const cached = { connections: 64, seconds: 3 };
const uncached = { connections: 8, seconds: 4, eachInstant: true };
const warmUp = 2;
const roundsEach = 5;
/** A site that spends less than this part of a core is waiting for the driver, and a request costs it more. */
const saturated = 0.8;
const aim = 0.6;
const reports = fileURLToPath(new URL('../../../reports/', import.meta.url));

for (const [signal, code] of [['SIGINT', 130], ['SIGTERM', 143]] as const) process.once(signal, () => process.exit(code));
if (process.platform === 'linux') await bench();
else {
  console.error('The benchmark reads a process’s CPU time from /proc, which only Linux has: run it there, or in a container.');
  process.exitCode = 1;
}

async function bench(): Promise<void> {
  const loadBefore = loadavg()[0] ?? 0;
  const hits = await measureHits();
  const renders = await measureRenders();
  const firstVisit = await measureFirstVisit();
  const plain = median(hits.plain.map(({ perCpuSecond }) => perCpuSecond));
  const site = median(hits.site.map(({ perCpuSecond }) => perCpuSecond));
  const ratio = median(hits.site.map(({ perCpuSecond }, index) => perCpuSecond / (hits.plain[index]?.perCpuSecond ?? NaN)));
  const renderRatio = renders.perCpuSecond / plain;

  console.log(`\n${path}, ${hits.bytes} bytes in Brotli; requests per CPU second of the server`);
  console.log(
    table([
      ['', 'per CPU second', 'ratio to plain', 'core busy'],
      ['plain node:http', whole(plain), '1.00', share(hits.plain)],
      ['site, from memory', whole(site), ratio.toFixed(2), share(hits.site)],
      ['site, rendered', whole(renders.perCpuSecond), renderRatio.toFixed(4), share([renders])],
    ]),
  );
  console.log(`\nratios of the rounds: ${hits.site.map(({ perCpuSecond }, index) => (perCpuSecond / (hits.plain[index]?.perCpuSecond ?? NaN)).toFixed(2)).join(' ')}; median ${ratio.toFixed(2)}, aim ≥ ${aim.toFixed(2)}: ${ratio >= aim ? 'met' : 'missed'}`);
  if ([...hits.site, ...hits.plain].some(({ busy }) => busy < saturated)) console.log('A server had less than a whole core: other programs use the CPU, or the driver is too slow. Trust the ratio, not the rates.');
  console.log(`\nFirst visit of ${path}, gzip −9`);
  console.log(
    table([
      ['', 'files', 'bytes'],
      ['JavaScript', String(firstVisit.javascript.files), whole(firstVisit.javascript.bytes)],
      ['CSS', String(firstVisit.css.files), whole(firstVisit.css.bytes)],
    ]),
  );

  mkdirSync(reports, { recursive: true });
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? '', cores: cpus().length, loadBefore };
  const report = { machine, path, bytes: hits.bytes, cached: { ...cached, plain: hits.plain, site: hits.site, ratio, aim }, uncached: { ...uncached, ...renders, ratio: renderRatio }, firstVisit };
  writeFileSync(`${reports}bench.json`, `${JSON.stringify(report, null, 2)}\n`);
  console.log('\nWritten to reports/bench.json.');
}

/** Drives the site and a plain server in turn, so that whatever else the machine does meets both alike. */
async function measureHits(): Promise<{ bytes: number; plain: Round[]; site: Round[] }> {
  return withServer(startSite(), async (site) => {
    await round(site, path, { ...cached, seconds: warmUp });
    const answer = await takeAnswer(site.origin + path);
    return withServer(startPlain(answer), async (plain) => {
      await round(plain, path, { ...cached, seconds: warmUp });
      await requireSameAnswer(site, plain);
      const measured = { bytes: answer.body.length, plain: [] as Round[], site: [] as Round[] };
      for (let turn = 1; turn <= roundsEach; turn += 1) {
        measured.site.push(await round(site, path, cached));
        measured.plain.push(await round(plain, path, cached));
        console.log(`round ${turn} of ${roundsEach}`);
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

async function measureFirstVisit() {
  return withServer(startSite(), (site) => firstLoad(site.origin + path));
}

/** A ratio of two answers that differ would compare nothing. */
async function requireSameAnswer(site: BenchedServer, plain: BenchedServer): Promise<void> {
  const [left, right] = await Promise.all([takeAnswer(site.origin + path), takeAnswer(plain.origin + path)]);
  if (Buffer.compare(left.body, right.body) !== 0) throw new Error('The site’s bytes changed while it was measured: run it again.');
  if (JSON.stringify(left.headers) !== JSON.stringify(right.headers)) throw new Error(`The headers differ:\n${JSON.stringify(left.headers)}\n${JSON.stringify(right.headers)}`);
}

async function withServer<Result>(starting: Promise<BenchedServer>, measure: (server: BenchedServer) => Promise<Result>): Promise<Result> {
  const server = await starting;
  try {
    return await measure(server);
  } finally {
    await server.stop();
  }
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}

function share(rounds: readonly Round[]): string {
  return `${Math.round(median(rounds.map(({ busy }) => busy)) * 100)}%`;
}
