import { playwright } from '@vitest/browser-playwright';
import type { BrowserConfigOptions } from 'vitest/node';
import { browserLaunchOptions } from '../../vitest.shared.ts';

/** Returns the browser that every test of the project uses. A function, because projects can't share the object. */
export async function browser(): Promise<BrowserConfigOptions> {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({ launchOptions: await browserLaunchOptions() }),
    instances: [{ browser: 'chromium', viewport: { width: 1440, height: 900 } }],
  };
}
