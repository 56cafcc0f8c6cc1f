import { interrupted, run } from './processes.mjs';
import { buildSites } from './serve.mjs';

/**
 * `npm run scale`: tests the guarantees of shared caches in front of the built sites; arguments after `--` are passed
 * to the test.
 */
export async function scale() {
  const code = await buildSites();
  return code === interrupted ? code : run(['tools/deploy/src/scale/main.ts', ...process.argv.slice(3)]);
}
