import { getRequestListener } from '@hono/node-server';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { hasDotSegment, pathOf } from '../routing/path.ts';
import { bind } from './bind.ts';
import { pageQuery, type SiteHandler } from './handler.ts';
import type { ServerLog } from './log.ts';

/** What a client may take, in milliseconds, bytes and sockets. */
const limits = { headers: 10_000, request: 15_000, keepAlive: 5_000, headerBytes: 16 * 1024, connections: 10_000 };

/** How long a server that is told to stop waits for load balancers to notice, and for requests to end. */
const drain = { notice: 500, force: 10_000 };

export interface RunningServer {
  readonly port: number;
  /** Stops taking requests, lets the running ones end, and closes. */
  readonly close: () => Promise<void>;
}

/** Listens with the handler on Node. Rejects with one line when the address can't be had. */
export async function listen(handler: SiteHandler, { port, host, log }: { port: number; host: string; log: ServerLog }): Promise<RunningServer> {
  const answer = getRequestListener(handler.fetch, { overrideGlobalObjects: false, hostname: host });
  const http = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      keepAliveTimeout: limits.keepAlive,
    },
    (request, response) => {
      if (!writeHit(handler, request, response) && !refuseDots(handler, request, response)) void answer(request, response);
    },
  );
  await bind(http, { setting: 'PORT', port, host });
  http.maxConnections = limits.connections;
  const address = http.address();
  let closing: Promise<void> | undefined;
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => (closing ??= stop(http, handler, log)),
  };
}

/**
 * Writes a page that is in memory straight to the socket. The same bytes as through `fetch`, whose
 * Request and Response cost more than the page: they took two thirds of the server's time.
 */
function writeHit({ pages, onAnswer }: SiteHandler, request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url = '' } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  const header = (name: string) => request.headers[name]?.toString() ?? null;
  const hit = pages.hit(pageQuery(pathOf(url), '', 'html', method, header));
  if (!hit) return false;
  response.writeHead(hit.status, hit.headers);
  response.end(hit.body);
  onAnswer?.(hit.status);
  return true;
}

/** Answers 404 to a path with dot segments: a `Request` would resolve them, and so name another page. */
function refuseDots({ onAnswer }: SiteHandler, { url = '' }: IncomingMessage, response: ServerResponse): boolean {
  if (!hasDotSegment(pathOf(url))) return false;
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  response.end('There is no such page.\n');
  onAnswer?.(404);
  return true;
}

async function stop(server: Server, handler: SiteHandler, log: ServerLog): Promise<void> {
  handler.health.draining = true;
  await new Promise((resolve) => setTimeout(resolve, drain.notice));
  // A closed server still serves a socket that is kept alive: answers say that it ends.
  server.prependListener('request', (_request, response) => {
    response.setHeader('connection', 'close');
  });
  await new Promise<void>((resolve) => {
    const force = setTimeout(() => {
      log.warn('requests were still running after the grace period');
      server.closeAllConnections();
    }, drain.force);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    server.closeIdleConnections();
  });
  handler.pages.cache.clear();
}
