import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Mistake } from './mistake.mjs';
import { interrupted, run } from './processes.mjs';
import { buildStorybook } from './storybook.mjs';
import { readJson, root } from './workspace.mjs';

/** `npm run chromatic`: sends the stories to Chromatic, for teams that have it. */
export async function chromatic() {
  requireToken(process.env);
  const code = await buildStorybook();
  if (code === interrupted) return code;
  const manifest = createRequire(join(root, 'tools/storybook/package.json')).resolve('chromatic/package.json');
  const { bin } = /** @type {{ bin: { chromatic: string } }} */ (readJson(manifest));
  return run([join(dirname(manifest), bin.chromatic), ...process.argv.slice(3)]);
}

/**
 * Fails with instructions if the project's token is missing.
 * @param {NodeJS.ProcessEnv} env
 */
export function requireToken(env) {
  if (env['CHROMATIC_PROJECT_TOKEN']) return;
  throw new Mistake(
    'CHROMATIC_PROJECT_TOKEN is not set: copy it from the Manage page of your Chromatic project. Without Chromatic, npm run visual compares the same stories on this machine.',
  );
}
