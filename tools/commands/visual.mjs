import { interrupted, run } from './processes.mjs';
import { buildStorybook } from './storybook.mjs';

/** `npm run visual`: compares every story with its baselines; what stands behind `--` is its own. */
export async function visual() {
  const code = await buildStorybook();
  return code === interrupted ? code : run(['tools/visual/src/main.ts', ...process.argv.slice(3)]);
}
