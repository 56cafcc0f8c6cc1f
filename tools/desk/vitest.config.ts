import { defineConfig } from 'vitest/config';
import { sharedTest } from '../../vitest.shared.ts';

// Some of these tests load the content of a whole checkout.
export default defineConfig({
  test: { ...sharedTest(import.meta.url), include: ['src/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 },
});
