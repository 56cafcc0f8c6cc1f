import type { PageRequest } from '../../model/page-data.ts';
import { parentPort } from 'node:worker_threads';
import type { SiteRenderer } from '../../render/site-renderer.ts';
import { EncodedBody } from '../platform/encoded-body.ts';
import { serveCalls } from './serve-calls.ts';

// The render thread of the tests: the path decides the result of its render.
const timing = { queue: 1, render: 2 };

async function actAs({ path }: PageRequest): Promise<void> {
  if (path === 'throws') throw new TypeError('a part of it is missing');
  if (path === 'takes-too-long') throw new DOMException('The render took too long.', 'TimeoutError');
  if (path === 'waits') await new Promise(() => undefined);
  if (path === 'ends') process.exit(1);
  while (path === 'hangs');
}

const renderer: SiteRenderer = {
  async shared(request, now, compressed) {
    await actAs(request);
    const html = EncodedBody.of(`the page ${request.path} `.repeat(100));
    const json = EncodedBody.of(JSON.stringify({ now }));
    for (const format of compressed) ({ html, json })[format].encode('br');
    return { made: { status: 200, html, json, styleSource: undefined, expires: now + 1 }, timing };
  },
  compress: (body) => Promise.resolve(body.smallest()),
  async single(request, _, { query }) {
    await actAs(request);
    return { made: { status: 200, body: new TextEncoder().encode(`${request.path} ${query}`) }, timing };
  },
  errorPage: (region) => Promise.resolve(`the error page of ${region}`),
  list: ({ kind }, now) => Promise.resolve({ text: kind, expires: now }),
  connected: () => undefined,
};

if (parentPort) serveCalls(renderer, parentPort);
