import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const sent: unknown[] = [];
const sendBeacon = vi.fn((path: string, body: Blob) => {
  void body.text().then((text) => sent.push([path, body.type, JSON.parse(text)]));
  return true;
});
const thrown = (error: unknown) => ({ error, message: `Uncaught ${String(error)}` }) as ErrorEvent;
const rejected = (reason: unknown) => ({ reason }) as PromiseRejectionEvent;
const withStack = (message: string, stack: string) => Object.assign(new TypeError(message), { stack });

describe('an uncaught error', () => {
  let report: (event: ErrorEvent | PromiseRejectionEvent) => void;
  beforeEach(async () => {
    vi.resetModules();
    vi.stubGlobal('navigator', { sendBeacon });
    vi.stubGlobal('location', { pathname: '/de/manuals' });
    const { reportError } = await import('./report-error.ts');
    report = (event) => {
      reportError(event, { build: 'abc123' });
    };
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    sendBeacon.mockClear();
    sent.length = 0;
  });

  it('is sent to the site with its file, line, page and build', async () => {
    report(
      thrown(
        withStack(
          'x is undefined',
          'TypeError: x is undefined\n    at f (https://www.kinemorph.example/assets/frame-Ab12.js:3:456)\n    at g (https://www.kinemorph.example/assets/react-Cd34.js:1:2)',
        ),
      ),
    );
    await expect.poll(() => sent).toHaveLength(1);
    expect(sent).toEqual([
      [
        '/_report',
        'application/json',
        {
          kind: 'error',
          message: 'TypeError: x is undefined',
          source: 'https://www.kinemorph.example/assets/frame-Ab12.js',
          line: 3,
          page: '/de/manuals',
          build: 'abc123',
        },
      ],
    ]);
  });

  it('is sent with its line from a stack of Firefox or Safari', async () => {
    report(
      rejected(
        withStack(
          'x',
          'f@https://www.kinemorph.example/assets/frame-Ab12.js:3:456\ng@https://www.kinemorph.example/assets/react-Cd34.js:1:2',
        ),
      ),
    );
    await expect.poll(() => sent).toMatchObject([['/_report', 'application/json', { line: 3 }]]);
  });

  it('is sent with a message, even if the thrown value is not an error', async () => {
    for (const event of [rejected('words'), rejected(undefined), thrown(null)]) report(event);
    await expect.poll(() => sent).toHaveLength(3);
    expect(sent.map((one) => (one as [string, string, { message: string }])[2].message)).toEqual([
      'words',
      'a rejection without an error',
      'Uncaught null',
    ]);
  });

  it('is not sent if it is a repeat, an aborted request or the fourth error', () => {
    for (let i = 0; i < 5; i += 1) report(thrown(new Error('same')));
    report(rejected(new DOMException('given up', 'AbortError')));
    expect(sendBeacon).toHaveBeenCalledTimes(1);
    for (let i = 0; i < 10; i += 1) report(thrown(new Error(`another ${i}`)));
    expect(sendBeacon).toHaveBeenCalledTimes(3);
  });

  it('is shortened if its message is long', async () => {
    report(thrown(new Error('x'.repeat(10_000))));
    await expect.poll(() => sent).toHaveLength(1);
    expect(JSON.stringify(sent).length).toBeLessThan(600);
  });

  it('causes no further error if the browser can’t send it', () => {
    vi.stubGlobal('navigator', {});
    expect(() => {
      report(thrown(new Error('x')));
    }).not.toThrow();
  });
});
