import { defineConfig } from 'vitest/config';
import { sharedTest } from '../../vitest.shared.ts';

// Files run one after the other, and not in parallel with other tasks: each puts servers under load, which would affect
// the others.
export default defineConfig({
  test: {
    ...sharedTest(import.meta.url, 'e2e'),
    include: ['e2e/**/*.test.ts'],
    testTimeout: 400_000,
    hookTimeout: 600_000,
    fileParallelism: false,
  },
});
