import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TestProjectInlineConfiguration, ViteUserConfig } from 'vitest/config';
import { ProgressReporter } from './tools/commands/progress.mjs';

const excluded = ['**/node_modules/**', '**/dist/**'];

/**
 * What every project's test run has in common: a report that the gate adds up.
 * `target` is the Nx target that runs it, and names the report.
 */
export function sharedTest(projectRoot: string, target = 'test'): NonNullable<ViteUserConfig['test']> {
  const { name } = JSON.parse(readFileSync(new URL('package.json', projectRoot), 'utf8')) as { name: string };
  // Where nx.json expects it, to cache it.
  const report = fileURLToPath(new URL(`./reports/${name}-${target}.json`, import.meta.url));
  return {
    reporters: ['default', ['json', { outputFile: report }], new ProgressReporter(`${name}:${target}`)],
    exclude: excluded,
    // For what hangs; a machine that is busy with the rest of the gate is no failure.
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    // The gate prints the first line of a failure. Without a limit, that line has the compared values in full.
    chaiConfig: { truncateThreshold: 0 },
    // A module from Vitest's file cache skips the plugins: words that were inherited go stale, and styles lose their
    // sheets.
    fsModuleCache: false,
  };
}

/** Test files that replace modules with made-up ones, which no other file may see. */
const isolated = '**/*.isolated.test.{ts,tsx}';

/**
 * The test projects of a library whose test files share their modules: to load them again for each file takes most of
 * the time. `exclude` are the globs of files that a further project runs.
 */
export function projectsWithSharedModules(exclude: string[] = []): TestProjectInlineConfiguration[] {
  return [
    { extends: true, test: { name: 'shared modules', isolate: false, exclude: [...excluded, ...exclude, isolated] } },
    { extends: true, test: { name: 'own modules', include: [isolated] } },
  ];
}

/** The time limits of tests that visit many pages, each of which takes up to a minute on a quiet machine. */
export const limitsOfVisits = { testTimeout: 400_000, hookTimeout: 400_000 };

/** The browser that every test drives, found in one place. */
export { browserLaunchOptions, launchBrowser } from './tools/commands/browser.mjs';

/** Where a test lets a server of its own listen. */
export { freePort } from './tools/commands/free-port.mjs';

/** How Node runs a built site, in `npm start` and under test. */
export { siteFlags, siteMemory } from './tools/commands/site-flags.mjs';
