import { interrupted, run } from './processes.mjs';
import { buildSites } from './serve.mjs';

/** `npm run scale`: proves what shared caches in front of the built sites promise; what follows `--` goes to it. */
export async function scale() {
  const code = await buildSites();
  return code === interrupted ? code : run(['tools/deploy/src/scale/main.ts', ...process.argv.slice(3)]);
}
