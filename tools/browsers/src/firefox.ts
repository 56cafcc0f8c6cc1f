import puppeteer, { type Page } from 'puppeteer-core';
import { windowSize, type Engine, type Window } from './engine.ts';
import type { Programs } from './installed.ts';

/** Starts Firefox, which implements WebDriver BiDi itself: Debian has no package for its separate driver. */
export async function startFirefox({ firefox }: Pick<Programs, 'firefox'>): Promise<Engine> {
  const { width, height } = windowSize;
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefox,
    // Puppeteer sets a viewport by a command that the ESR does not know yet.
    defaultViewport: null,
    args: [`--width=${width}`, `--height=${height}`],
    extraPrefsFirefox: {
      // Without smooth scrolling, an element remains at its measured position when it is clicked.
      'general.smoothScroll': false,
    },
  });
  return {
    name: 'Firefox',
    version: (await browser.version()).replace('firefox/', ''),
    async openWindow() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      return firefoxWindow(page, () => context.close());
    },
    [Symbol.asyncDispose]: () => browser.close(),
  };
}

function firefoxWindow(page: Page, close: () => Promise<void>): Window {
  return {
    async open(address) {
      await page.goto(address);
    },
    run: (code, ...args) => page.evaluate(code as unknown as (...args: unknown[]) => never, ...args),
    press: (key) => page.keyboard.press(key),
    async click(selector) {
      await page.$eval(selector, (element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
      });
      await page.click(selector);
    },
    [Symbol.asyncDispose]: close,
  };
}
