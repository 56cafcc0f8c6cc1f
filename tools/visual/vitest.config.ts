import { defineConfig } from 'vitest/config';
import { sharedTest } from '../../vitest.shared.ts';

export default defineConfig({ test: { ...sharedTest(import.meta.url), testTimeout: 600_000, hookTimeout: 120_000 } });
