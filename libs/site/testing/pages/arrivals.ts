import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Response } from 'playwright';

/** The kinds of files that budgets distinguish. */
export type FileKind = 'document' | 'javascript' | 'css' | 'font' | 'picture' | 'other';

/** A file that a page loaded. */
export interface Arrival {
  readonly url: string;
  readonly kind: FileKind;
  /** Set for the inline style of a document, which is not a separate file. */
  readonly isInline?: true;
  /** Size of the body as sent, so after compression, in bytes. */
  readonly bytes: number;
  /** Size of the response's headers, in bytes. */
  readonly headerBytes: number;
  /** Milliseconds from the start of the recording until the file was complete. */
  readonly at: number;
  /** Returns the body, decompressed. */
  readonly body: () => Promise<Buffer>;
}

/** Records every file that arrives on a page, however it was requested. */
export interface ArrivalRecorder {
  /** Returns the files that are complete, in order of arrival. */
  readonly arrivals: () => Promise<readonly Arrival[]>;
  /** Waits until no request is open and none has started or ended for a while, in milliseconds. */
  readonly quiet: (forMs: number) => Promise<void>;
}

const quietPatienceMs = 60_000;

/** Starts to record; call it before the page is opened. The network decides what counts, not the document. */
export function recordArrivals(page: Page): ArrivalRecorder {
  const startedAt = performance.now();
  const found: Promise<readonly Arrival[]>[] = [];
  let open = 0;
  let lastChange = startedAt;
  const change = (by: number) => {
    open += by;
    lastChange = performance.now();
  };
  page.on('request', () => {
    change(1);
  });
  page.on('requestfailed', () => {
    change(-1);
  });
  page.on('requestfinished', (request) => {
    change(-1);
    const at = performance.now() - startedAt;
    // An answer without content, such as that to a report, is not a file.
    const arrival = request
      .response()
      .then((response) => (response && response.status() !== 204 ? readArrivals(response, at) : []));
    // A page may close while its last files arrive; a read before that still reports its errors.
    arrival.catch(() => undefined);
    found.push(arrival);
  });
  return {
    async arrivals() {
      return (await Promise.all(found)).flat();
    },
    async quiet(forMs) {
      const deadline = performance.now() + quietPatienceMs;
      while (open > 0 || performance.now() - lastChange < forMs) {
        if (performance.now() > deadline)
          throw new Error(`${page.url()} still has ${open} open requests after ${quietPatienceMs / 1000} s.`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}

async function readArrivals(response: Response, at: number): Promise<readonly Arrival[]> {
  const { responseBodySize, responseHeadersSize } = await response.request().sizes();
  const arrival: Arrival = {
    url: response.url(),
    kind: kindOf(response),
    bytes: responseBodySize,
    headerBytes: responseHeadersSize,
    at,
    body: () => response.body(),
  };
  return arrival.kind === 'document' ? withoutStyle(arrival) : [arrival];
}

const inlineStyle = /<style[^>]*>(.*?)<\/style>/gs;

/** Splits a document from its inline style, each with its share of the sent bytes. */
async function withoutStyle(document: Arrival): Promise<readonly Arrival[]> {
  // A redirect has no body to read.
  const html = (await document.body().catch(() => '')).toString();
  const css = [...html.matchAll(inlineStyle)].map(([, text = '']) => text).join('');
  if (css === '') return [document];
  const share = Math.round(
    (document.bytes * (compressed(html) - compressed(html.replace(inlineStyle, '')))) / compressed(html),
  );
  return [
    { ...document, bytes: document.bytes - share },
    {
      ...document,
      kind: 'css',
      isInline: true,
      bytes: share,
      headerBytes: 0,
      body: () => Promise.resolve(Buffer.from(css)),
    },
  ];
}

/** Returns the size in bytes, compressed as the server does for a page. */
function compressed(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

const kindsOfTypes: readonly (readonly [pattern: RegExp, kind: FileKind])[] = [
  [/javascript/, 'javascript'],
  [/^text\/css/, 'css'],
  [/^(?:font\/|application\/font)/, 'font'],
  [/^image\//, 'picture'],
];

function kindOf(response: Response): FileKind {
  if (response.request().resourceType() === 'document') return 'document';
  const type = response.headers()['content-type'] ?? '';
  return kindsOfTypes.find(([pattern]) => pattern.test(type))?.[1] ?? 'other';
}

/** The phone of Lighthouse's mobile run: 412 × 823 CSS pixels at 1.75 device pixels each. */
export const lighthousePhone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Mobile Safari/537.36',
};
