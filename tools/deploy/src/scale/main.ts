import { Mistake } from '@kinemorph/commands/mistake';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { busiestBoundaries } from '../boundaries.ts';
import { boundaryRows, crossBoundary, skewRows, type Round } from './boundary-rounds.ts';
import { cacheKinds, isInstalled, type CacheKind } from './caches.ts';
import { faultRound, withNextBuild } from './fault-round.ts';
import { helpText, readOptions, type Options } from './options.ts';
import { formatRows, isKept, type Row } from './report.ts';

const reports = fileURLToPath(new URL('../../../../reports/', import.meta.url));
const lateByMs = 500;

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  process.once(signal, () => process.exit(code));
try {
  const options = readOptions(process.argv.slice(2));
  if (!options) console.log(helpText);
  else process.exitCode = await run(options);
} catch (error) {
  if (!(error instanceof Mistake)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Returns 1 if a limit is missed, or could not be tested. */
async function run({ kinds, rate, boundaries }: Options): Promise<number> {
  const missing = kinds.filter((kind) => !isInstalled(kind));
  for (const kind of missing) console.log(`${kind} is not on this machine: ${cacheKinds[kind].install}`);
  const rows: Row[] = [];
  if (missing.length < kinds.length) {
    console.log('Building the site once more, with other names for its files');
    await withNextBuild(async (nextBuild) => {
      for (const kind of kinds)
        if (!missing.includes(kind)) rows.push(...(await prove(kind, { rate, boundaries, nextBuild })));
    });
    console.log(`\n${formatRows(rows)}`);
    mkdirSync(reports, { recursive: true });
    writeFileSync(`${reports}scale.json`, `${JSON.stringify({ rate, boundaries, rows }, null, 2)}\n`);
  }
  const broken = rows.filter((row) => !isKept(row)).length;
  console.log(`\n${broken === 0 ? 'Everything that was tried holds.' : `${broken} of ${rows.length} do not hold.`}`);
  return broken > 0 || missing.length > 0 ? 1 : 0;
}

async function prove(
  kind: CacheKind,
  { rate, boundaries, nextBuild }: { rate: number; boundaries: number; nextBuild: string },
): Promise<readonly Row[]> {
  const say = (line: string) => console.log(line);
  say(`${kind}: ${boundaries} boundaries at ${rate} requests a second`);
  const options = { kind, perSecond: rate, pages: 16, before: 10, after: 6, say };
  const rounds: Round[] = [];
  for (const boundary of busiestBoundaries(boundaries)) rounds.push(await crossBoundary(boundary, options));
  say(`${kind}: one replica of each site is ${lateByMs} ms late`);
  const [busiest] = busiestBoundaries(1);
  const skewed = busiest
    ? skewRows(kind, await crossBoundary(busiest, { ...options, perSecond: Math.min(rate, 300), lateByMs }), lateByMs)
    : [];
  say(`${kind}: faults`);
  const faults = await faultRound({ kind, perSecond: Math.min(rate, 300), pages: 12, outage: 30, nextBuild, say });
  return [...boundaryRows(kind, rounds, rate), ...skewed, ...faults];
}
