import { createServer, type Server } from 'node:http';
import { bind } from '../connections/bind.ts';
import type { SiteHandler } from '../../http/handler.ts';
import { createMetrics, type MetricsOptions } from './metrics.ts';

/**
 * Serves the metrics of a site, with the process's own figures, to Prometheus on a separate port. Rejects with one line
 * if the port is not available.
 */
export async function serveMetrics(
  handler: SiteHandler,
  options: Omit<MetricsOptions, 'handler'>,
  { port, host }: { port: number; host: string },
): Promise<Server> {
  const { registry, listener } = createMetrics({ ...options, handler });
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    void registry.metrics().then((text) => {
      response.writeHead(200, { 'content-type': registry.contentType }).end(text);
    });
  });
  await bind(server, { of: 'ADMIN_', port, host });
  handler.telemetry.add(listener);
  return server;
}
