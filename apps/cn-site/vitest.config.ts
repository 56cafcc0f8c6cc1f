import { defineConfig } from 'vitest/config';
import { limitsOfVisits, sharedTest } from '../../vitest.shared.ts';

export default defineConfig({
  test: {
    ...sharedTest(import.meta.url, 'e2e'),
    ...limitsOfVisits,
    include: ['e2e/**/*.test.ts'],
    fileParallelism: false,
  },
});
