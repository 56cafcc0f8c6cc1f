import { ask } from '@kinemorph/site/testing';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cacheKinds, isInstalled, startCache, type CacheKind, type RunningCache } from '../src/scale/caches.ts';
import { hosts } from '../src/scale/load.ts';

const kinds = (Object.keys(cacheKinds) as CacheKind[]).map((kind) => ({
  kind,
  installed: isInstalled(kind),
  name: isInstalled(kind)
    ? kind
    : `${kind}, which is not on this machine and is not tested (${cacheKinds[kind].install})`,
}));

/** Time from the first response to the boundary, in milliseconds. */
const left = 6000;

/**
 * A replica whose page has the headers of a site's page shortly before its boundary: a cache may keep it for a second,
 * and show it until the boundary.
 */
function replica() {
  let ends = 0;
  const server = createServer((request, response) => {
    if (request.url === '/readyz') response.end('ready\n');
    else {
      ends ||= Date.now() + left;
      const seconds = Math.floor((ends - Date.now()) / 1000) - 1;
      if (seconds < 1)
        response.writeHead(200, {
          'content-type': 'text/html',
          'cache-control': 'no-store',
          'x-accel-expires': `@${Math.floor(ends / 1000) - 1}`,
          'x-valid-until': (ends / 1000).toFixed(3),
        });
      else
        response.writeHead(200, {
          'content-type': 'text/html',
          'x-valid-until': (ends / 1000).toFixed(3),
          'cache-control': `public, max-age=0, s-maxage=1, must-revalidate, stale-if-error=${seconds - 1}`,
        });
      response.end('a page\n');
    }
  });
  return { server, end: () => ends };
}

describe.each(kinds)('no running replica behind $name', ({ kind, installed }) => {
  let one: ReturnType<typeof replica>;
  let cache: RunningCache;
  beforeEach(async () => {
    if (!installed) return;
    one = replica();
    one.server.listen(0, '127.0.0.1');
    await once(one.server, 'listening');
    const { port } = one.server.address() as AddressInfo;
    cache = await startCache(kind, { 'global-site': [port, port], 'cn-site': [port, port] });
  });
  afterEach(async () => {
    if (!installed) return;
    one.server.closeAllConnections();
    one.server.close();
    await cache[Symbol.asyncDispose]();
  });

  it.runIf(installed)('cached page: is served until its boundary, and never after it [ST-4]', async () => {
    const request = () => ask(`http://127.0.0.1:${cache.port}`, '/us', { headers: { host: hosts['global-site'] } });
    expect((await request()).status).toBe(200);
    one.server.closeAllConnections();
    one.server.close();
    // Past s-maxage, and well before the boundary.
    await wait(one.end() - left + 3000 - Date.now());
    expect((await request()).status).toBe(200);
    await wait(one.end() - Date.now());
    for (let i = 0; i < 5; i += 1) {
      expect((await request()).status).toBeGreaterThanOrEqual(502);
      await wait(200);
    }
  });
});
