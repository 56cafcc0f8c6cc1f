import { makeManuals } from './manuals.mjs';
import { interrupted, run } from './processes.mjs';
import { Mistake, npm, nx, toolEnv } from './workspace.mjs';

/** `npm run storybook`: the components' workshop on port 6006. */
export async function storybook() {
  const code = await makeManuals();
  if (code === interrupted) return code;
  const { command, args } = npm('run', 'storybook', '-w', '@kinemorph/workshop');
  return run(args, { command, env: { ...toolEnv(), STORYBOOK_DISABLE_TELEMETRY: '1' } });
}

/** Builds the workshop, from Nx's cache when nothing has changed. */
export async function buildStorybook() {
  const build = nx('run', '@kinemorph/workshop:build', '--outputStyle=static');
  const code = await run(build.args, build);
  if (code !== 0 && code !== interrupted) throw new Mistake('Storybook does not build; its output is above.');
  return code;
}
