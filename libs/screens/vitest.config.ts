import { messages, pseudoMode } from '@kinemorph/i18n/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { sharedTest } from '../../vitest.shared.ts';

const shared = sharedTest(import.meta.url);
const pseudo = '**/*.pseudo.test.tsx';

export default defineConfig({
  plugins: [messages(), vanillaExtractPlugin()],
  test: {
    ...shared,
    projects: [
      { extends: true, test: { name: 'screens', exclude: [...(shared.exclude ?? []), pseudo] } },
      // With the words of `npm run dev -- --pseudo`.
      { extends: true, mode: pseudoMode, test: { name: 'pseudo', include: [pseudo] } },
    ],
  },
});
