import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ViteUserConfig } from 'vitest/config';

/**
 * What every project's test run has in common: a report that the gate adds up.
 * `target` is the Nx target that runs it, and names the report.
 */
export function sharedTest(projectRoot: string, target = 'test'): NonNullable<ViteUserConfig['test']> {
  const project = basename(fileURLToPath(new URL('.', projectRoot)));
  const report = fileURLToPath(new URL(`./reports/${project}-${target}.json`, import.meta.url));
  return {
    reporters: ['default', ['json', { outputFile: report }]],
    exclude: ['**/node_modules/**', '**/dist/**'],
  };
}

/** The browser that every test drives, found in one place. */
export { browserLaunchOptions, launchBrowser } from './tools/commands/browser.mjs';
