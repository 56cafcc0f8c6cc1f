import { interrupted, run } from './processes.mjs';
import { buildStorybook } from './storybook.mjs';
import { nx } from './workspace.mjs';

/** `npm run visual`: compares every story with its baselines; arguments after `--` are its options. */
export async function visual() {
  const options = process.argv.slice(3);
  if (options.length === 0) {
    const all = nx('run', '@kinemorph/visual:visual', '--outputStyle=stream');
    return run(all.args, all);
  }
  const code = await buildStorybook();
  return code === interrupted ? code : run(['tools/visual/src/main.ts', ...options]);
}
