import { interrupted, run } from './processes.mjs';
import { Mistake, nx } from './workspace.mjs';

/** Makes the manuals to download, from Nx's cache when nothing has changed. What runs from source does not make them itself. */
export async function makeManuals() {
  const build = nx('run', '@kinemorph/manuals:build', '--outputStyle=static');
  const code = await run(build.args, build);
  if (code !== 0 && code !== interrupted) throw new Mistake('The manuals could not be made; the output is above.');
  return code;
}
