import { defineConfig } from 'vitest/config';
import { sharedTest } from '../../vitest.shared.ts';

export default defineConfig({
  test: {
    ...sharedTest(import.meta.url, 'e2e'),
    include: ['e2e/**/*.test.ts'],
    // A test visits up to 30 pages, which takes a minute on a quiet machine, and minutes beside the rest of the gate.
    testTimeout: 400_000,
    hookTimeout: 400_000,
    fileParallelism: false,
  },
});
