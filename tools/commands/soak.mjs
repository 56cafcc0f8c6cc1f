import { interrupted, run } from './processes.mjs';
import { buildSites } from './serve.mjs';

/** `npm run soak`: puts the built global site under load; arguments after `--` are passed to the soak test. */
export async function soak() {
  const code = await buildSites();
  return code === interrupted ? code : run(['tools/soak/src/main.ts', ...process.argv.slice(3)]);
}
