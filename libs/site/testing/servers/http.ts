import { request } from 'node:http';
import { connect } from 'node:net';

/** An answer, read to its end. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  readonly body: string;
}

/** Requests exactly this target: nothing resolves it, decodes it or follows redirects. */
export async function ask(
  origin: string,
  target: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path: target, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const fields = Object.entries(response.headers).flatMap(([name, value]) =>
          typeof value === 'string' ? [[name, value] as const] : [],
        );
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(fields),
          cookies: response.headers['set-cookie'] ?? [],
          body: Buffer.concat(parts).toString(),
        });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Writes these bytes to a socket, and reads everything until the server hangs up. */
export async function say(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let heard = '';
    socket.setTimeout(8000, () =>
      socket.destroy(new Error(`the server neither finished nor hung up after: ${heard.slice(0, 200)}`)),
    );
    socket.on('data', (data) => (heard += data.toString()));
    socket.on('error', (error) => (heard === '' ? reject(error) : resolve(heard)));
    socket.on('close', () => {
      resolve(heard);
    });
  });
}
