import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { bind } from './bind.ts';
import type { SiteHandler } from './handler.ts';

/** Counts what a site answers and serves it, with the process' own figures, to Prometheus on a port of its own. Rejects with one line when the port can't be had. */
export async function serveMetrics(handler: SiteHandler, port: number, host: string): Promise<Server> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const answers = new Counter({ name: 'site_responses_total', help: 'Responses by status', labelNames: ['status'], registers: [registry] });
  new Gauge({
    name: 'site_cached_pages',
    help: 'Pages in memory',
    registers: [registry],
    collect() {
      this.set(handler.pages.cache.size);
    },
  });
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
  handler.onAnswer = (status) => {
    answers.inc({ status: String(status) });
  };
  return server;
}
