import { interrupted, run } from './processes.mjs';
import { buildSites } from './serve.mjs';

/** `npm run bench`: measures the built global site. */
export async function bench() {
  const code = await buildSites();
  return code === interrupted ? code : run(['tools/bench/src/main.ts']);
}
