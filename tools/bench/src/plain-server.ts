import { createServer } from 'node:http';

/** An answer, to be given again and again. */
export interface PlainAnswer {
  readonly headers: [name: string, value: string][];
  readonly body: Uint8Array;
}

// The least that Node can do: no routing, no cache, no look at the request.
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
