import { makeManuals } from './manuals.mjs';
import { Mistake } from './mistake.mjs';
import { interrupted, run } from './processes.mjs';
import { nx } from './workspace.mjs';

/** @type {Partial<Record<string, string>>} */
const programs = { '--measure': 'tools/desk/measure/main.ts', '--pictures': 'tools/desk/pictures/main.ts' };

/**
 * `npm run desk`: the campaign desk on port 4500. Its page is built first, or restored from Nx's cache. `-- --measure`
 * measures its performance, `-- --pictures` takes the pictures of docs/desk.md.
 */
export async function desk() {
  const options = process.argv.slice(3);
  const unknown = options.find((option) => !Object.hasOwn(programs, option));
  if (unknown)
    throw new Mistake(
      `npm run desk does not know "${unknown}": its options are --measure and --pictures, as in npm run desk -- --measure.`,
    );
  const manuals = await makeManuals();
  if (manuals === interrupted) return manuals;
  const build = nx('run', '@kinemorph/desk:build', '--outputStyle=static');
  const code = await run(build.args, build);
  if (code === interrupted) return code;
  if (code !== 0) throw new Mistake('The desk does not build; its output is above.');
  return run([programs[options[0] ?? ''] ?? 'tools/desk/src/main.ts']);
}
