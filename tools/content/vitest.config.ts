import { defineConfig } from 'vitest/config';
import { sharedTest } from '../../vitest.shared.ts';

// The commands themselves run in some of these tests.
export default defineConfig({ test: { ...sharedTest(import.meta.url), testTimeout: 120_000, hookTimeout: 120_000 } });
