import { defineConfig } from 'vitest/config';
import { sharedTest } from '../../vitest.shared.ts';

// Hashing passwords is slow by design, and a browser takes time to start.
export default defineConfig({ test: { ...sharedTest(import.meta.url), testTimeout: 60_000, hookTimeout: 60_000 } });
