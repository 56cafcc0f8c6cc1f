import { join } from 'node:path';
import { node } from './paths.mjs';
import { run } from './processes.mjs';
import { buildSites } from './serve.mjs';

/** Builds the sites and measures them. */
export async function bench() {
  return buildSites() || run(node, [join('tools', 'bench', 'src', 'main.ts')]);
}
