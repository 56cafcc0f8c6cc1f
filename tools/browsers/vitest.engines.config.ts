import { defineConfig } from 'vitest/config';
import { sharedTest } from '../../vitest.shared.ts';

export default defineConfig({
  test: {
    ...sharedTest(import.meta.url, 'in-engines'),
    include: ['in-engines/**/*.test.ts'],
    // A page takes seconds to load where an engine draws without a graphics card.
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
