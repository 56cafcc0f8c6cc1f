import { defineConfig } from 'vitest/config';
import { sharedTest } from '../../vitest.shared.ts';

// Starting a desk, a copy of the sources and a browser takes time.
export default defineConfig({
  test: {
    ...sharedTest(import.meta.url, 'e2e'),
    include: ['e2e/**/*.test.ts'],
    testTimeout: 400_000,
    hookTimeout: 300_000,
    fileParallelism: false,
  },
});
