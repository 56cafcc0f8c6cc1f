import { defineConfig } from 'vitest/config';
import { sharedTest } from '../../vitest.shared.ts';

// The minute of load comes before the tests, which only read its figures. Files run one after the other, so that none
// is another's load.
export default defineConfig({
  test: {
    ...sharedTest(import.meta.url, 'e2e'),
    include: ['e2e/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 600_000,
    fileParallelism: false,
  },
});
