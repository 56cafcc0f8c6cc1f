import { defineConfig } from 'vitest/config';
import { sharedTest } from '../../vitest.shared.ts';

// The commands themselves run in some of these tests. Tools read drafts, too.
export default defineConfig({
  test: { ...sharedTest(import.meta.url), env: { SITE_PREVIEW: '1' }, testTimeout: 120_000, hookTimeout: 120_000 },
});
