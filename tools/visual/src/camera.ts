import { launchBrowser } from '@kinemorph/commands/browser';
import type { Browser, CDPSession, Page, Request } from 'playwright';
import { sheetPath } from './calibration-sheet.ts';
import { anewEvent, freeze, frozenAt } from './freeze.ts';
import { hold, settle, show, storyState } from './in-page.ts';

/** The size of the window and the visitor's settings for a picture. */
export interface Mode {
  readonly width: number;
  readonly height: number;
  /** True if the system's few colours replace the page's. */
  readonly forcedColors?: boolean;
  /** The browser's text size as a share of the usual one. */
  readonly textScale?: number;
  readonly direction?: 'ltr' | 'rtl';
}

/** The usual text size of browsers, in CSS px. */
const usualText = 16;

/** A picture from the browser, or an error. */
export type Shot = { readonly picture: Buffer } | { readonly error: string };

/** Time limit for a story to render, in milliseconds. */
const patience = 60_000;

/** A browser with reproducible pictures, which do not depend on the machine, the time or chance. */
export class Camera {
  readonly #browser: Browser;
  readonly #origin: string;

  constructor(browser: Browser, origin: string) {
    this.#browser = browser;
    this.#origin = origin;
  }

  static async start(origin: string, fontConfig: string): Promise<Camera> {
    const browser = await launchBrowser({
      env: { FONTCONFIG_FILE: fontConfig },
      args: [
        '--force-color-profile=srgb',
        '--disable-lcd-text',
        '--font-render-hinting=none',
        '--disable-partial-raster',
        '--disable-skia-runtime-opts',
      ],
    });
    return new Camera(browser, origin);
  }

  /** The browser's version, on which the pictures depend. */
  get version(): string {
    return this.#browser.version();
  }

  /** The picture of the calibration sheet. */
  async sheet(): Promise<Buffer> {
    const photographer = await this.open();
    return photographer.sheet().finally(() => photographer.close());
  }

  /** Opens a page that takes pictures one at a time. */
  async open(): Promise<Photographer> {
    const context = await this.#browser.newContext({
      deviceScaleFactor: 1,
      reducedMotion: 'reduce',
      colorScheme: 'light',
      locale: 'en-US',
      timezoneId: 'UTC',
      serviceWorkers: 'block',
    });
    await context.addInitScript(freeze, { now: frozenAt, anew: anewEvent });
    const page = await context.newPage();
    return new Photographer(page, await context.newCDPSession(page), this.#origin);
  }

  close(): Promise<void> {
    return this.#browser.close();
  }
}

/** Takes pictures of stories in one page. */
export class Photographer {
  readonly #page: Page;
  readonly #protocol: CDPSession;
  readonly #origin: string;
  readonly #loading = new Set<Request>();
  #complaints: string[] = [];

  constructor(page: Page, protocol: CDPSession, origin: string) {
    this.#page = page;
    this.#protocol = protocol;
    this.#origin = origin;
    page.on('request', (request) => this.#loading.add(request));
    page.on('requestfinished', (request) => this.#loading.delete(request));
    page.on('requestfailed', (request) => this.#loading.delete(request));
    page.on('pageerror', (error) => this.#complaints.push(String(error)));
    page.on('console', (message) => {
      // A picture that is missing on purpose is no error.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        this.#complaints.push(message.text());
    });
  }

  /** Loads a story with its fonts and pictures; returns its error, if any. */
  async open(story: string): Promise<string | undefined> {
    this.#complaints = [];
    this.#loading.clear();
    // The accessibility checks have a separate run.
    await this.#page.goto(
      `${this.#origin}/iframe.html?id=${encodeURIComponent(story)}&viewMode=story&globals=a11y.manual:!true`,
      { timeout: patience },
    );
    return this.#arrive();
  }

  /** Switches to another story of the same file; returns its error, if any. */
  async turnTo(story: string): Promise<string | undefined> {
    this.#complaints = [];
    await this.#page.evaluate(show, { event: 'setCurrentStory', storyId: story, anew: anewEvent });
    return this.#arrive();
  }

  /** Renders the open story again in a window of this size, and takes a picture of the whole page. */
  async shoot(story: string, mode: Mode): Promise<Shot> {
    await this.#set(mode);
    await this.#page.evaluate(show, { event: 'forceRemount', storyId: story, anew: anewEvent });
    const error = await this.#arrive();
    if (error !== undefined) return { error };
    return { picture: await this.#capture(mode) };
  }

  /** Applies the window size and the settings of a mode, and resets those of the previous one. */
  async #set({ width, height, forcedColors = false, textScale = 1, direction = 'ltr' }: Mode): Promise<void> {
    await this.#page.setViewportSize({ width, height });
    await this.#page.emulateMedia({ forcedColors: forcedColors ? 'active' : 'none' });
    await this.#protocol.send('Page.setFontSizes', { fontSizes: { standard: usualText * textScale } });
    await this.#page.evaluate((dir) => {
      document.documentElement.dir = dir;
    }, direction);
  }

  /**
   * Captures the whole page as a PNG file. It is compressed for speed, which Playwright does not offer: this takes half
   * the time, and the file is temporary.
   */
  async #capture(window: Mode): Promise<Buffer> {
    const { width, height } = await this.#page.evaluate(hold);
    const { data } = await this.#protocol.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      // It shifts content that scrolls within the page, so it is used only if needed.
      captureBeyondViewport: width > window.width || height > window.height,
      clip: { x: 0, y: 0, width, height, scale: 1 },
    });
    return Buffer.from(data, 'base64');
  }

  /**
   * Takes the stories of one file in every mode, one after the other. They share a page load, which mostly loads
   * Storybook itself.
   */
  async *take<Pictured extends { readonly id: string }>(
    stories: readonly Pictured[],
    modesOf: (story: Pictured) => Readonly<Record<string, Mode>>,
  ): AsyncGenerator<{ story: Pictured; mode: string; shot: Shot }> {
    const message = (error: unknown) => this.#complaints[0] ?? (error as Error).message;
    let isOpen = false;
    for (const story of stories) {
      const problem: string | undefined = await (isOpen ? this.turnTo(story.id) : this.open(story.id)).catch(message);
      isOpen = problem === undefined;
      for (const [name, mode] of Object.entries(modesOf(story))) {
        // Also mounted again for the first mode: a layout before the font has loaded may leave a trace of a row of
        // pixels.
        const shot =
          problem === undefined
            ? await this.shoot(story.id, mode).catch((error: unknown) => ({ error: message(error) }))
            : { error: problem };
        // After an error the next story is loaded in a new document, so that no state remains.
        if ('error' in shot) isOpen = false;
        yield { story, mode: name, shot };
      }
    }
  }

  /** Takes the picture of the calibration sheet. */
  async sheet(): Promise<Buffer> {
    await this.#page.setViewportSize({ width: 820, height: 480 });
    await this.#page.goto(`${this.#origin}${sheetPath}`, { timeout: patience });
    await this.#idle();
    return this.#page.screenshot();
  }

  close(): Promise<void> {
    return this.#page.context().close();
  }

  /** Waits until the story and its resources have loaded; returns its error, if any. */
  async #arrive(): Promise<string | undefined> {
    const state = await this.#page.waitForFunction(storyState, undefined, { timeout: patience });
    const { error } = (await state.jsonValue()) as { error?: string };
    if (error !== undefined) return error;
    await this.#idle();
    return this.#complaints[0];
  }

  /** Waits until two consecutive checks of the page find it idle. */
  async #idle(): Promise<void> {
    const until = performance.now() + patience;
    for (let calm = 0; calm < 2 && performance.now() < until;) {
      await this.#page.evaluate(settle);
      calm = this.#loading.size === 0 ? calm + 1 : 0;
    }
  }
}
