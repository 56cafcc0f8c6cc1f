import { run } from './processes.mjs';
import { toolEnv } from './workspace.mjs';

/**
 * `npm run new -- component <Name>` and `npm run remove -- component <Name>`: add the files of a new thing, or remove
 * them. They also read drafts.
 */
export function generate() {
  return run(['tools/generators/src/main.ts', ...process.argv.slice(2)], {
    env: { ...toolEnv(), SITE_PREVIEW: '1' },
  });
}
