import { defineConfig } from 'vitest/config';
import { projectsWithSharedModules, sharedTest } from '../../vitest.shared.ts';

// Hashing passwords is slow by design, and a browser takes time to start.
export default defineConfig({
  test: { ...sharedTest(import.meta.url), hookTimeout: 60_000, projects: projectsWithSharedModules() },
});
