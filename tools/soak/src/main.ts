import { Mistake } from '@kinemorph/commands/mistake';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { helpText, readOptions, type SoakRun } from './options.ts';
import { formatReports, outcomeLine, judgeRun, reportOf } from './report.ts';
import { soak } from './soak.ts';

const reports = fileURLToPath(new URL('../../../reports/', import.meta.url));

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

/** Returns the exit code. */
async function run(options: SoakRun): Promise<number> {
  if (process.platform !== 'linux')
    throw new Mistake(
      'npm run soak reads a process’s CPU time and memory from /proc, which only Linux has: run it there, or in a container.',
    );
  const machine = {
    node: process.version,
    cpu: cpus()[0]?.model ?? '',
    cores: cpus().length,
    loadBefore: loadavg()[0] ?? 0,
  };
  console.log(
    `${machine.cores} cores, one for the server and one for what loads it; load before: ${machine.loadBefore.toFixed(1)}`,
  );
  const phases = await soak(options, (line) => console.log(line));
  console.log(`\n${formatReports(phases)}`);
  mkdirSync(reports, { recursive: true });
  writeFileSync(
    `${reports}soak.json`,
    `${JSON.stringify(reportOf({ ...machine, loadAfter: loadavg()[0] ?? 0 }, options, phases), null, 2)}\n`,
  );
  const outcome = judgeRun(phases, options);
  console.log(`\n${outcomeLine(outcome)} Written to reports/soak.json.`);
  return outcome.exitCode;
}
