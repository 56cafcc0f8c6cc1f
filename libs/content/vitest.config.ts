import { messages } from '@kinemorph/i18n/vite';
import { defineConfig } from 'vitest/config';
import { projectsWithSharedModules, sharedTest } from '../../vitest.shared.ts';

export default defineConfig({
  plugins: [messages()],
  test: { ...sharedTest(import.meta.url), projects: projectsWithSharedModules() },
});
