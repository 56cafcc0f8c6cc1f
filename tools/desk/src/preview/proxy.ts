import {
  request as call,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { readPreviewHost, type PreviewAddress } from './address.ts';
import { followScript } from './follow-script.ts';

/** Headers that keep a page out of frames, or that would be wrong after the proxy adds its script. */
const dropped = new Set([
  'content-security-policy',
  'content-security-policy-report-only',
  'x-frame-options',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'set-cookie',
  'transfer-encoding',
  'connection',
  'content-length',
  'strict-transport-security',
  'etag',
  'cache-control',
]);

/** Forwards a frame's request to its site, at the instant in the frame's host. */
export function proxyTo(
  portOf: (site: PreviewAddress['site']) => number | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const preview = readPreviewHost(request.headers.host);
  const port = preview && portOf(preview.site);
  if (!preview || port === undefined)
    return end(
      response,
      preview ? 503 : 403,
      preview ? 'The preview is starting.' : 'This is where the desk shows previews; it has no page of its own.',
    );
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return end(response, 405, 'A preview only shows: nothing is sent from it.');
  const { method, url: path = '/' } = request;
  const send = (retries: readonly number[]) => {
    const upstream = call(
      { host: '127.0.0.1', port, method, path, headers: headersFor(request.headers, preview, port) },
      (answer) => {
        const [pause, ...later] = retries;
        if ((answer.statusCode ?? 0) >= 500 && pause !== undefined) {
          answer.resume();
          return void setTimeout(() => send(later), pause);
        }
        const isPage = answer.headers['content-type']?.startsWith('text/html') ?? false;
        response.writeHead(answer.statusCode ?? 502, headersBack(answer.headers, request.headers.host ?? '', port));
        if (isPage) void withFollowing(answer, response);
        else answer.pipe(response);
      },
    );
    upstream.once('error', () =>
      end(response, 502, 'The preview does not answer; it may be starting again after a change.'),
    );
    upstream.end();
  };
  send(retriesMs);
}

/** Delays before each retry, in milliseconds: a site may fail while it reads added and removed files. */
const retriesMs = [300, 700, 1500] as const;

function end(response: ServerResponse, status: number, text: string): void {
  if (response.headersSent) return void response.end();
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
}

/**
 * A preview's cookie contains its instant and the time at which it was set. It is set now, so that the page is at that
 * instant now.
 */
function headersFor(headers: IncomingHttpHeaders, { at }: PreviewAddress, port: number): OutgoingHttpHeaders {
  const kept: OutgoingHttpHeaders = { ...headers, host: `localhost:${port}`, cookie: `preview_at=${at}.${Date.now()}` };
  delete kept['accept-encoding'];
  delete kept['if-none-match'];
  delete kept.referer;
  delete kept.origin;
  return kept;
}

function headersBack(headers: IncomingHttpHeaders, host: string, port: number): OutgoingHttpHeaders {
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
  const location = headers.location?.replace(`http://localhost:${port}`, `http://${host}`);
  return { ...kept, ...(location !== undefined && { location }), 'cache-control': 'no-store' };
}

/** Adds the script by which the desk scrolls its frames together. */
async function withFollowing(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  let html = '';
  answer.setEncoding('utf8');
  for await (const chunk of answer) html += chunk as string;
  response.end(html.replace('</head>', () => `<script>${followScript}</script></head>`));
}
