import { playwright } from '@vitest/browser-playwright';
import chromium from '@sparticuz/chromium';
import type { BrowserConfigOptions } from 'vitest/node';

/**
 * Returns a Chromium without system dependencies, unless `KINEMORPH_BROWSER` names another browser. A function, because
 * projects can't share the object.
 */
export async function browser(): Promise<BrowserConfigOptions> {
  const executablePath = process.env['KINEMORPH_BROWSER'] ?? (await chromium.executablePath());
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: {
        executablePath,
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
        ],
      },
    }),
    instances: [{ browser: 'chromium', viewport: { width: 1440, height: 900 } }],
  };
}
