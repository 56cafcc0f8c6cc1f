import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findPrograms } from './installed.ts';

/** Exit code of a run that could not check anything: a check that was left out has not passed. */
const nothingChecked = 2;

/** The checks for each engine; the names of the test files. */
const parts = ['walks', 'stories'];

process.exitCode = main();

function main(): number {
  // `--ready` only checks if a run could start.
  const { values } = parseArgs({ options: { only: { type: 'string' }, ready: { type: 'boolean' } }, strict: true });
  if (values.only !== undefined && !parts.includes(values.only)) {
    console.error(`--only is "${values.only}": give it one of ${parts.join(', ')}.`);
    return nothingChecked;
  }
  const found = findPrograms();
  if ('missing' in found) {
    const packages = found.missing.join(' ');
    console.error(`Nothing was checked, for lack of ${packages}. On Debian: sudo apt-get install ${packages}`);
    return nothingChecked;
  }
  if (values.ready) return 0;
  const vitest = fileURLToPath(new URL('vitest.mjs', import.meta.resolve('vitest/package.json')));
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', '--config', 'vitest.engines.config.ts', ...(values.only === undefined ? [] : [values.only])],
    { cwd: fileURLToPath(new URL('..', import.meta.url)), stdio: 'inherit' },
  );
  return status === 0 ? 0 : 1;
}
