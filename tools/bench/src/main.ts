import { Mistake } from '@kinemorph/commands/mistake';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { formatTopic } from './format-topic.ts';
import { helpText, readOptions, type Options } from './options.ts';
import type { Part, PartResult } from './part.ts';
import { firstLoad } from './parts/first-load.ts';
import { javascript } from './parts/javascript.ts';
import { lighthouse } from './parts/lighthouse.ts';
import { nextPage } from './parts/next-page.ts';
import { presses } from './parts/presses.ts';
import { requests } from './parts/requests.ts';
import { scrolledScenes } from './parts/scenes.ts';
import { start } from './parts/start.ts';
import { countAims, reportOf } from './report.ts';

const parts: readonly Part[] = [requests, start, lighthouse, firstLoad, javascript, nextPage, presses, scrolledScenes];
const reports = fileURLToPath(new URL('../../../reports/', import.meta.url));

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  process.once(signal, () => process.exit(code));
try {
  const options = readOptions(
    process.argv.slice(2),
    parts.map(({ id }) => id),
  );
  if (options) process.exitCode = await bench(options);
  else console.log(helpText(Object.fromEntries(parts.map(({ id, what }) => [id, what]))));
} catch (error) {
  if (!(error instanceof Mistake)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Returns 0 if every part ran, regardless of its figures: a missed aim is a result, not a failure. */
async function bench({ only, runs }: Options): Promise<number> {
  const chosen = parts.filter(({ id }) => only.includes(id));
  const machine = {
    node: process.version,
    cpu: cpus()[0]?.model ?? '',
    cores: cpus().length,
    loadBefore: loadavg()[0] ?? 0,
  };
  const results: { id: string; result: PartResult }[] = [];
  const failures: string[] = [];
  for (const [index, part] of chosen.entries()) {
    console.log(`\n[${index + 1} of ${chosen.length}] ${part.id}: ${part.what}`);
    try {
      const result = await runPart(part, runs);
      results.push({ id: part.id, result });
      for (const topic of result.topics) console.log(`\n${formatTopic(topic)}`);
    } catch (error) {
      console.error(error);
      failures.push(part.id);
    }
  }
  mkdirSync(reports, { recursive: true });
  writeFileSync(`${reports}bench.json`, `${JSON.stringify(reportOf({ machine, runs, results, failures }), null, 2)}\n`);
  const { met, missed } = countAims(results.flatMap(({ result }) => result.topics));
  console.log(`\nAims: ${met} met, ${missed} missed. Written to reports/bench.json.`);
  if (failures.length > 0) console.error(`These parts did not run: ${failures.join(', ')}. The errors are above.`);
  return failures.length > 0 ? 1 : 0;
}

async function runPart(part: Part, runs: number): Promise<PartResult> {
  if (part.linuxOnly && process.platform !== 'linux')
    throw new Error(
      `${part.id} reads a process’s CPU time and memory from /proc, which only Linux has: run it there, or in a container.`,
    );
  const startedAt = performance.now();
  const say = (line: string) => {
    console.log(`  ${String(Math.round((performance.now() - startedAt) / 1000)).padStart(4)} s  ${line}`);
  };
  return part.run({ runs, say });
}
