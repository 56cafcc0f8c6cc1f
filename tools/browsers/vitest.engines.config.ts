import { defineConfig } from 'vitest/config';
import { sharedTest } from '../../vitest.shared.ts';

export default defineConfig({
  test: {
    ...sharedTest(import.meta.url, 'in-engines'),
    include: ['in-engines/**/*.test.ts'],
    // Without a graphics card, an engine needs seconds to load a page.
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
