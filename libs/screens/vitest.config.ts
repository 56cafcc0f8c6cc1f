import { messages, pseudoMode } from '@kinemorph/i18n/vite';
import { screens } from '@kinemorph/site/build/screens';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { browserLaunchOptions, projectsWithSharedModules, sharedTest } from '../../vitest.shared.ts';

const workspace = fileURLToPath(new URL('../../', import.meta.url));
const pseudo = '**/*.pseudo.test.tsx';
const browser = '**/*.browser.test.tsx';

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
    ...sharedTest(import.meta.url),
    projects: [
      ...projectsWithSharedModules([pseudo, browser]),
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
