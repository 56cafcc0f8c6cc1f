import { makeManuals } from './manuals.mjs';
import { interrupted, run } from './processes.mjs';
import { Mistake, nx } from './workspace.mjs';

/** `npm run desk`: the campaign desk on port 4500; its page is built first, from Nx's cache when nothing has changed. `-- --measure` measures how fast it is. */
export async function desk() {
  const manuals = await makeManuals();
  if (manuals === interrupted) return manuals;
  const build = nx('run', '@kinemorph/desk:build', '--outputStyle=static');
  const code = await run(build.args, build);
  if (code === interrupted) return code;
  if (code !== 0) throw new Mistake('The desk does not build; its output is above.');
  const options = process.argv.slice(3);
  const unknown = options.find((option) => option !== '--measure');
  if (unknown)
    throw new Mistake(
      `npm run desk does not know "${unknown}": its only option is --measure, as in npm run desk -- --measure.`,
    );
  return run([options.length > 0 ? 'tools/desk/measure/main.ts' : 'tools/desk/src/main.ts']);
}
