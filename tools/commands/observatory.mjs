import { interrupted, run } from './processes.mjs';
import { buildSites } from './serve.mjs';

/** `npm run observatory`: the score of both sites by Mozilla's analyser. */
export async function observatory() {
  const code = await buildSites();
  return code === interrupted ? code : run(['tools/observatory/src/main.ts']);
}
