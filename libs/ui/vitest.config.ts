import { sharedTest } from '../../vitest.shared.ts';
import react from '@vitejs/plugin-react';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { browser } from './vitest.browser.ts';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  // Listed in advance, so that Vite does not find them later and reload a test.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react-dom/server.browser',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      '@radix-ui/react-dialog',
      '@radix-ui/react-toast',
      'embla-carousel',
      'axe-core',
      '@storybook/react-vite',
    ],
  },
  test: {
    ...sharedTest(import.meta.url),
    projects: [
      { extends: true, test: { name: 'browser', include: ['src/**/*.test.tsx'], browser: await browser() } },
      { extends: true, test: { name: 'node', environment: 'node', include: ['src/**/*.test.ts'] } },
    ],
  },
});
