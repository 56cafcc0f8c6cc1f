import { defineConfig } from 'vitest/config';
import { sharedTest } from '../../vitest.shared.ts';

// A desk, a copy of the sources and a browser take their time to start.
export default defineConfig({
  test: {
    ...sharedTest(import.meta.url, 'e2e'),
    include: ['e2e/**/*.test.ts'],
    testTimeout: 400_000,
    hookTimeout: 300_000,
    fileParallelism: false,
  },
});
