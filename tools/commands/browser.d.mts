import type { Browser, LaunchOptions } from 'playwright';

/** What every Chromium is started with: no sandbox (containers run as root), and nothing that calls home. */
export declare const browserArgs: string[];

/** The Chromium to test with: KINEMORPH_BROWSER, the one that npm installed, or the machine's own. */
export declare function browserPath(): Promise<string>;

/** Options for Playwright's `launch`, also for a test runner that launches by itself. */
export declare function browserLaunchOptions(): Promise<{
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}>;

/** Starts the browser; options are Playwright's. */
export declare function launchBrowser(options?: LaunchOptions): Promise<Browser>;

/** Whether the packaged Chromium runs here: it is built for Linux with glibc on x64. */
export declare function hasPackagedBrowser(): boolean;
