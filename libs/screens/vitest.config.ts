import { messages, pseudoMode } from '@kinemorph/i18n/vite';
import { screens } from '@kinemorph/site/build/screens';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { browserLaunchOptions, sharedTest } from '../../vitest.shared.ts';

const workspace = fileURLToPath(new URL('../../', import.meta.url));
const shared = sharedTest(import.meta.url);
const pseudo = '**/*.pseudo.test.tsx';
const browser = '**/*.browser.test.tsx';
const isolated = '**/*.isolated.test.{ts,tsx}';

export default defineConfig({
  plugins: [messages(), screens(workspace), vanillaExtractPlugin()],
  // Listed in advance, so that no test is reloaded when Vite discovers them.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react-dom/server.browser',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      '@radix-ui/react-toast',
      'axios',
      'clsx',
      'valibot',
    ],
  },
  test: {
    ...shared,
    projects: [
      // The files of a worker share their modules: to load every screen again for each file takes most of the time.
      {
        extends: true,
        test: { name: 'screens', isolate: false, exclude: [...(shared.exclude ?? []), pseudo, browser, isolated] },
      },
      // Files that replace modules with made-up ones, which no other file may see.
      { extends: true, test: { name: 'isolated', include: [isolated] } },
      // With the texts of `npm run dev -- --pseudo`.
      { extends: true, mode: pseudoMode, test: { name: 'pseudo', include: [pseudo] } },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [browser],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: await browserLaunchOptions() }),
            instances: [{ browser: 'chromium', viewport: { width: 1440, height: 900 } }],
          },
        },
      },
    ],
  },
});
