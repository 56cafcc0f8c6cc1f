import { run } from './processes.mjs';
import { toolEnv } from './workspace.mjs';

/** `npm run new -- component <Name>` and `npm run remove -- component <Name>`: make what a new thing needs, or take it out again. They read drafts, too. */
export function generate() {
  return run(['tools/generators/src/main.ts', ...process.argv.slice(2)], {
    env: { ...toolEnv(), SITE_PREVIEW: '1' },
  });
}
