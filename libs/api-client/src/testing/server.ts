import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the server saw it. */
export interface SeenRequest {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Starts a real HTTP server on loopback that answers as the test defines and records its requests. */
export async function startServer(answer: (response: ServerResponse, request: IncomingMessage) => void) {
  const seen: SeenRequest[] = [];
  const listen = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    seen.push({
      method: request.method,
      url: request.url,
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    });
    answer(response, request);
  };
  const server = createServer((request, response) => void listen(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    seen,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Answers with an envelope. */
export function envelope(code: number, msg = '', data?: unknown) {
  return json({ code, msg, data });
}

/** Answers with any JSON, and optionally another status than 200. */
export function json(value: unknown, status = 200) {
  return raw(JSON.stringify(value), 'application/json', status);
}

/** Answers with any text. */
export function raw(body: string, type: string, status = 200) {
  return (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': type });
    response.end(body);
  };
}
