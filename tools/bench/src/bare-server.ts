import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { stripScripts } from './strip-scripts.ts';

interface Answer {
  readonly status: number;
  readonly headers: readonly string[];
  readonly body: Buffer;
}

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
/** As the site compresses its pages. */
const brotliQuality = 5;
/** Headers of one connection, or of the replaced body. */
const dropped = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding', 'etag']);

// Serves pages with the same content but without our runtime, as the best possible reference.
process.once('disconnect', () => process.exit());
process.once('message', ({ site }: { site: string }) => {
  const answers = new Map<string, Promise<Answer>>();
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const known = answers.get(path) ?? take(site, path);
    answers.set(path, known);
    known.then(
      ({ status, headers, body }) =>
        response.writeHead(status, [...headers, 'content-length', String(body.length)]).end(body),
      () => response.writeHead(502).end(),
    );
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(typeof address === 'object' ? address?.port : undefined);
  });
});

async function take(site: string, path: string): Promise<Answer> {
  const [response] = (await once(get(site + path, { headers: { 'accept-encoding': 'br' } }), 'response')) as [
    IncomingMessage,
  ];
  const body = Buffer.concat(await response.toArray());
  const headers = response.rawHeaders.flatMap((name, index) =>
    index % 2 === 0 && !dropped.has(name.toLowerCase()) ? [name, response.rawHeaders[index + 1] ?? ''] : [],
  );
  const isPage =
    response.headers['content-type']?.startsWith('text/html') && response.headers['content-encoding'] === 'br';
  return { status: response.statusCode ?? 502, headers, body: isPage ? await strip(body) : body };
}

async function strip(body: Buffer): Promise<Buffer> {
  const html = Buffer.from(stripScripts((await decompress(body)).toString()));
  return compress(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
  });
}
