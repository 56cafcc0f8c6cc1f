import { interrupted, run } from './processes.mjs';
import { buildSites } from './serve.mjs';
import { buildStorybook } from './storybook.mjs';

/** `npm run browsers`: walks of the built site and stories of libs/ui, in Firefox and in WebKit. */
export async function browsers() {
  const options = process.argv.slice(3);
  // Report missing programs before building anything.
  const ready = await run(['tools/browsers/src/main.ts', '--ready', ...options]);
  if (ready !== 0) return ready;
  for (const build of [buildSites, buildStorybook]) if ((await build()) === interrupted) return interrupted;
  return run(['tools/browsers/src/main.ts', ...options]);
}
