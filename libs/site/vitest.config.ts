import { messages } from '@kinemorph/i18n/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { projectsWithSharedModules, sharedTest } from '../../vitest.shared.ts';

export default defineConfig({
  plugins: [messages(), vanillaExtractPlugin()],
  test: { ...sharedTest(import.meta.url), projects: projectsWithSharedModules() },
});
