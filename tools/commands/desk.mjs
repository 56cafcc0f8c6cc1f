import { makeManuals } from './manuals.mjs';
import { interrupted, run } from './processes.mjs';
import { Mistake, nx } from './workspace.mjs';

/** `npm run desk`: the campaign desk on port 4500; its page is built first, from Nx's cache when nothing has changed. */
export async function desk() {
  const manuals = await makeManuals();
  if (manuals === interrupted) return manuals;
  const build = nx('run', '@kinemorph/desk:build', '--outputStyle=static');
  const code = await run(build.args, build);
  if (code === interrupted) return code;
  if (code !== 0) throw new Mistake('The desk does not build; its output is above.');
  return run(['tools/desk/src/main.ts']);
}
