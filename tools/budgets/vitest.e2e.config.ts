import { defineConfig } from 'vitest/config';
import { sharedTest } from '../../vitest.shared.ts';

// The pages are visited before the tests, which only compare: that may take minutes on a busy machine.
export default defineConfig({
  test: { ...sharedTest(import.meta.url, 'e2e'), include: ['e2e/**/*.test.ts'], hookTimeout: 600_000 },
});
