import { interrupted, run } from './processes.mjs';
import { buildSites } from './serve.mjs';

/** `npm run bench`: measures the built global site; arguments after `--` are passed to the benchmark. */
export async function bench() {
  const code = await buildSites();
  return code === interrupted ? code : run(['tools/bench/src/main.ts', ...process.argv.slice(3)]);
}
