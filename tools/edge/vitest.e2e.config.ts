import { defineConfig } from 'vitest/config';
import { sharedTest } from '../../vitest.shared.ts';

// Files run one after the other, and beside no other task: each loads servers, and none may be another’s load.
export default defineConfig({
  test: {
    ...sharedTest(import.meta.url, 'e2e'),
    include: ['e2e/**/*.test.ts'],
    testTimeout: 400_000,
    hookTimeout: 600_000,
    fileParallelism: false,
  },
});
