import { defineConfig } from 'vitest/config';
import { sharedTest } from '../../vitest.shared.ts';

export default defineConfig({
  // Each file starts a site and a browser of its own; one at a time, they leave half of two cores idle.
  test: {
    ...sharedTest(import.meta.url, 'e2e'),
    include: ['e2e/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});
