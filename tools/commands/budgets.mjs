import { interrupted, run } from './processes.mjs';
import { buildSites } from './serve.mjs';

/** `npm run budgets`: measures the files that built pages load; `-- --accept` saves the sizes as the accepted state. */
export async function budgets() {
  const code = await buildSites();
  return code === interrupted ? code : run(['tools/budgets/src/main.ts', ...process.argv.slice(3)]);
}
