import { defineConfig } from 'vitest/config';
import { sharedTest } from '../../vitest.shared.ts';

// In production: Vite would bundle and measure what packages keep for development.
// Fresh projects of other teams, installed from the registry: part of a release, not of every run.
export default defineConfig({
  test: {
    ...sharedTest(import.meta.url, 'consumers'),
    include: ['consumer-tests/*.test.ts'],
    fileParallelism: false,
    env: { NODE_ENV: 'production' },
    testTimeout: 300_000,
    hookTimeout: 600_000,
  },
});
