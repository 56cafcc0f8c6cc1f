import { interrupted, run } from './processes.mjs';
import { buildSites } from './serve.mjs';

/** `npm run build`: leaves a folder for each site in `dist`, which runs on bare Node. */
export async function build() {
  const code = await buildSites();
  return code === interrupted ? code : run(['tools/deploy/src/folder/main.ts', ...process.argv.slice(3)]);
}
