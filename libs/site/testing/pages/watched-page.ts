import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';

/** A page whose problems are recorded. */
export interface WatchedPage extends AsyncDisposable {
  readonly page: Page;
  readonly context: BrowserContext;
  /**
   * Console errors and warnings, exceptions, refused policies, failed requests; without those that `expects` matches.
   */
  readonly problems: () => readonly string[];
  /** Every request so far, as `METHOD address`, in order. */
  readonly requests: () => readonly string[];
}

export interface WatchOptions extends BrowserContextOptions {
  /** Problems that the test causes itself. */
  readonly expects?: RegExp;
}

/** Opens a page in its own context, and watches it. */
export async function openWatched(browser: Browser, { expects, ...options }: WatchOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext(options);
  // For what hangs: a busy machine takes half a minute for a page.
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const problems: string[] = [];
  const requests: string[] = [];
  const note = (problem: string) => {
    if (!expects?.test(problem)) problems.push(problem);
  };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      note(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => {
    note(`page error: ${error.message}`);
  });
  page.on('request', (request) => {
    requests.push(`${request.method()} ${request.url()}`);
  });
  page.on('requestfailed', (request) => {
    // A page that is left aborts its pending requests.
    const why = request.failure()?.errorText ?? '';
    if (why !== 'net::ERR_ABORTED') note(`request failed: ${request.url()} ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()}: ${response.url()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`policy violated: ${violatedDirective} by ${blockedURI}`);
    });
  });
  return {
    page,
    context,
    problems: () => problems,
    requests: () => requests,
    [Symbol.asyncDispose]: () => context.close(),
  };
}

/** Gives the page a sign of a person, for which React waits, and waits until React runs the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    document.dispatchEvent(new Event('wheel'));
    // A new document has no element yet.
    const root = document.documentElement as HTMLElement | null;
    return root !== null && 'hydrated' in root.dataset;
  });
}
