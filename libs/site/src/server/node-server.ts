import { createServer, type Server } from 'node:http';
import { bind } from './bind.ts';
import type { SiteHandler } from './handler.ts';
import type { ServerLog } from './log.ts';
import { createListener } from './node-listener.ts';

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
  const http = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      keepAliveTimeout: limits.keepAlive,
    },
    createListener(handler, { host, log }),
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

async function stop(server: Server, handler: SiteHandler, log: ServerLog): Promise<void> {
  handler.health.draining = true;
  await new Promise((resolve) => setTimeout(resolve, drain.notice));
  // A closed server still serves a socket that is kept alive: answers say that it ends.
  server.prependListener('request', (_request, response) => {
    response.setHeader('connection', 'close');
  });
  await new Promise<void>((resolve) => {
    const force = setTimeout(() => {
      log.warn({}, 'requests were still running after the grace period');
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
