import { launchBrowser } from '@kinemorph/commands/browser';
import type { Browser, CDPSession, Page, Request } from 'playwright';
import { sheetPath } from './calibration-sheet.ts';
import { anewEvent, freeze, frozenAt } from './freeze.ts';
import { hold, settle, show, storyState } from './in-page.ts';

/** The size of the window in which a picture is taken. */
export interface Mode {
  readonly width: number;
  readonly height: number;
}

/** A picture as it came from the browser, or why there is none. */
export type Shot = { readonly picture: Buffer } | { readonly error: string };

/** How long a story may take to show itself, in milliseconds. */
const patience = 60_000;

/** The browser as every picture needs it: nothing of the machine, of the moment or of chance in it. */
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

  /** The browser's version, which belongs to the pictures. */
  get version(): string {
    return this.#browser.version();
  }

  /** The picture of the calibration sheet. */
  async sheet(): Promise<Buffer> {
    const photographer = await this.open();
    return photographer.sheet().finally(() => photographer.close());
  }

  /** A page to take pictures with, one at a time. */
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
      // A picture that is meant to be missing is no mistake.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        this.#complaints.push(message.text());
    });
  }

  /** Loads a story until its fonts and pictures are there; answers what is wrong with it. */
  async open(story: string): Promise<string | undefined> {
    this.#complaints = [];
    this.#loading.clear();
    // The accessibility checks have a run of their own.
    await this.#page.goto(
      `${this.#origin}/iframe.html?id=${encodeURIComponent(story)}&viewMode=story&globals=a11y.manual:!true`,
      { timeout: patience },
    );
    return this.#arrive();
  }

  /** Shows another story of the file whose story is open; answers what is wrong with it. */
  async turnTo(story: string): Promise<string | undefined> {
    this.#complaints = [];
    await this.#page.evaluate(show, { event: 'setCurrentStory', storyId: story, anew: anewEvent });
    return this.#arrive();
  }

  /** Shows the story that is open from its start in a window of this size, and takes its picture, whole. */
  async shoot(story: string, mode: Mode): Promise<Shot> {
    await this.#page.setViewportSize(mode);
    await this.#page.evaluate(show, { event: 'forceRemount', storyId: story, anew: anewEvent });
    const error = await this.#arrive();
    if (error !== undefined) return { error };
    return { picture: await this.#capture(mode) };
  }

  /** The whole page as a PNG file. Packed in haste, which Playwright does not offer: it takes half the time, and nobody keeps it. */
  async #capture(window: Mode): Promise<Buffer> {
    const { width, height } = await this.#page.evaluate(hold);
    const { data } = await this.#protocol.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      // It moves what scrolls within the page, so only where it is needed.
      captureBeyondViewport: width > window.width || height > window.height,
      clip: { x: 0, y: 0, width, height, scale: 1 },
    });
    return Buffer.from(data, 'base64');
  }

  /** The stories of one file in every mode, one after the other. They share a load, since Storybook is most of what is loaded. */
  async *take<Pictured extends { readonly id: string }>(
    stories: readonly Pictured[],
    modes: Readonly<Record<string, Mode>>,
  ): AsyncGenerator<{ story: Pictured; mode: string; shot: Shot }> {
    const message = (error: unknown) => this.#complaints[0] ?? (error as Error).message;
    let isOpen = false;
    for (const story of stories) {
      const problem: string | undefined = await (isOpen ? this.turnTo(story.id) : this.open(story.id)).catch(message);
      isOpen = problem === undefined;
      for (const [mode, size] of Object.entries(modes)) {
        // Mounted anew also for the first mode: what was laid out before its font came may keep a trace of that, in a row of pixels.
        const shot =
          problem === undefined
            ? await this.shoot(story.id, size).catch((error: unknown) => ({ error: message(error) }))
            : { error: problem };
        // After a mistake the next story is loaded anew, so that nothing of it is left.
        if ('error' in shot) isOpen = false;
        yield { story, mode, shot };
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

  /** Waits until the story is there with all that it needs; answers what is wrong with it. */
  async #arrive(): Promise<string | undefined> {
    const state = await this.#page.waitForFunction(storyState, undefined, { timeout: patience });
    const { error } = (await state.jsonValue()) as { error?: string };
    if (error !== undefined) return error;
    await this.#idle();
    return this.#complaints[0];
  }

  /** Waits until a look at the page twice in a row finds nothing under way. */
  async #idle(): Promise<void> {
    const until = performance.now() + patience;
    for (let calm = 0; calm < 2 && performance.now() < until;) {
      await this.#page.evaluate(settle);
      calm = this.#loading.size === 0 ? calm + 1 : 0;
    }
  }
}
