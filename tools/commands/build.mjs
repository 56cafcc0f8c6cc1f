import { interrupted, run } from './processes.mjs';
import { buildSites } from './serve.mjs';

/** `npm run build`: creates a folder for each site in `dist`, which needs only Node to run. */
export async function build() {
  const code = await buildSites();
  return code === interrupted ? code : run(['tools/deploy/src/folder/main.ts', ...process.argv.slice(3)]);
}
