import { Mistake } from './mistake.mjs';
import { interrupted, run } from './processes.mjs';
import { nx } from './workspace.mjs';

/**
 * Generates the downloadable manuals, or restores them from Nx's cache. Commands that run from source do not generate
 * them.
 */
export async function makeManuals() {
  const build = nx('run', '@kinemorph/manuals:build', '--outputStyle=static');
  const code = await run(build.args, build);
  if (code !== 0 && code !== interrupted) throw new Mistake('The manuals could not be made; the output is above.');
  return code;
}
