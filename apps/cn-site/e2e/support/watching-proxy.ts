import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy for all connections of a browser, which records each requested host. */
export interface WatchingProxy extends AsyncDisposable {
  readonly address: string;
  /** The hosts with their ports, each once. */
  readonly hosts: () => readonly string[];
}

/** Starts a proxy that forwards connections to these hosts, and refuses all others. */
export async function watchingProxy(passed: readonly string[]): Promise<WatchingProxy> {
  const hosts = new Set<string>();
  const proxy = createServer((incoming, response) => {
    const { host, hostname, port, pathname, search } = new URL(incoming.url ?? '');
    hosts.add(host);
    if (!passed.includes(host)) {
      response.writeHead(502).end();
      return;
    }
    const { method, headers } = incoming;
    const outgoing = request({ hostname, port, method, path: pathname + search, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  });
  // A connection over TLS, or a socket.
  proxy.on('connect', ({ url = '' }, socket) => {
    hosts.add(url);
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    hosts: () => [...hosts],
    [Symbol.asyncDispose]: async () => {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
