import { defineConfig } from 'vitest/config';
import { sharedTest } from '../../vitest.shared.ts';

// npm and a bundler run inside some of these tests.
export default defineConfig({
  test: { ...sharedTest(import.meta.url), include: ['src/**/*.test.ts'], testTimeout: 180_000, hookTimeout: 180_000 },
});
