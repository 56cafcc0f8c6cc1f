import { createServer, type Server } from 'node:http';
import { bind } from './connections/bind.ts';
import { limitConnections } from './connections/connection-limit.ts';
import type { NodeHandler } from './node-handler.ts';
import type { ServerLog } from '../telemetry/server-log.ts';
import { createListener } from './node-listener.ts';
import type { Settings, Times } from '../settings/settings.ts';

/** The limits of a client, in milliseconds and bytes. Node looks for slow clients at each check. */
const clientLimits = { headers: 10_000, request: 15_000, check: 1_000, headerBytes: 16 * 1024 };

export interface RunningServer {
  readonly port: number;
  /** Stops accepting requests, waits for the running ones, and closes. */
  readonly close: () => Promise<void>;
}

/** Listens with the handler on Node. Rejects with one line if the address is not available. */
export async function listen(
  handler: NodeHandler,
  { log, ...settings }: Pick<Settings, 'port' | 'host' | 'proxies' | 'limits' | 'times'> & { log: ServerLog },
): Promise<RunningServer> {
  const { port, host, limits, times } = settings;
  const http = createServer(
    {
      maxHeaderSize: clientLimits.headerBytes,
      headersTimeout: clientLimits.headers,
      requestTimeout: clientLimits.request,
      connectionsCheckingInterval: clientLimits.check,
      keepAliveTimeout: times.keepAlive,
    },
    createListener(handler, { ...settings, log }),
  );
  await bind(http, { of: '', port, host });
  http.maxConnections = limits.connections;
  const shed = () => {
    handler.telemetry.tell('shed', 'connection');
  };
  http.on('drop', shed);
  http.on('connection', () => {
    handler.pages.connected();
  });
  limitConnections(http, limits.connectionsPerAddress, shed);
  const address = http.address();
  let closing: Promise<void> | undefined;
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => (closing ??= stop(http, handler, times, log)),
  };
}

async function stop(
  server: Server,
  handler: NodeHandler,
  { drainNotice, drainLimit }: Times,
  log: ServerLog,
): Promise<void> {
  handler.health.draining = true;
  await new Promise((resolve) => setTimeout(resolve, drainNotice));
  // A closed server still serves a socket that is kept alive: answers tell the client that it ends.
  server.prependListener('request', (_request, response) => {
    response.setHeader('connection', 'close');
  });
  await new Promise<void>((resolve) => {
    const force = setTimeout(() => {
      log.warn({}, 'requests were still running after the grace period');
      server.closeAllConnections();
    }, drainLimit);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    server.closeIdleConnections();
  });
  handler.pages.cache.clear();
}
