import { defineConfig } from 'vitest/config';
import { sharedTest } from '../../vitest.shared.ts';

// Compiles and serves a copy of the checkout.
export default defineConfig({
  test: {
    ...sharedTest(import.meta.url, 'e2e'),
    include: ['e2e/**/*.test.ts'],
    testTimeout: 240_000,
    hookTimeout: 120_000,
  },
});
