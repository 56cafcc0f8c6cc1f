import { createServer } from 'node:http';

/** A response that is sent for every request. */
export interface PlainAnswer {
  readonly headers: [name: string, value: string][];
  readonly body: Uint8Array;
}

// The minimum for a Node server: no routing, no cache, and no parsing of the request.
process.once('disconnect', () => process.exit());
process.once('message', ({ headers, body }: PlainAnswer) => {
  const raw = headers.flat();
  const server = createServer((_request, response) => {
    response.writeHead(200, raw);
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(typeof address === 'object' ? address?.port : undefined);
  });
});
