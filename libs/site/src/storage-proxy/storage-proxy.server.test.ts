import { compileFunction } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { SiteDefinition } from '../routing/site-definition.ts';
import { storageProxy } from './storage-proxy.server.ts';

const global: SiteDefinition = {
  id: 'global',
  regions: ['us', 'uk', 'eu', 'fr', 'de', 'jp', 'kr'],
  regionInPath: true,
  defaultRegion: 'us',
};
const cn: SiteDefinition = { id: 'cn', regions: ['cn'], regionInPath: false, defaultRegion: 'cn' };
const answer = (path: string, site = global, store = 'https://{region}.store.example') => {
  const found = storageProxy(site, store).get(path)?.();
  if (!found) throw new Error(`nothing is answered at ${path}`);
  return found;
};

describe('storage proxy of a site', () => {
  it.each([
    ['us', '/us'],
    ['kr', '/us'],
    ['jp', '/us'],
    ['uk', '/eu'],
    ['eu', '/eu'],
    ['fr', '/eu'],
    ['de', '/eu'],
  ])('serves in %s a frame with the scope %s, for that region’s store only [AP-10] [AP-11]', async (region, scope) => {
    const response = answer(`/${region}/storage-proxy`);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-security-policy': `default-src 'none'; script-src 'self'; frame-ancestors https://${region}.store.example`,
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(response.headers.has('x-frame-options')).toBe(false);
    expect(await response.text()).toContain(
      `<script src="/storage-proxy-frame.js" data-store="https://${region}.store.example" data-scope="${scope}"></script>`,
    );
  });

  it('serves the frame of the Chinese scope without a region in the address [AP-10]', async () => {
    expect(await answer('/storage-proxy', cn).text()).toContain(
      'data-store="https://cn.store.example" data-scope="/cn"',
    );
    expect([...storageProxy(cn, 'https://{region}.store.example').keys()].sort()).toEqual([
      '/storage-proxy',
      '/storage-proxy-frame.js',
      '/storage-proxy.js',
    ]);
  });

  it('uses only the origin of a store URL that has a path', async () => {
    const response = answer('/uk/storage-proxy', global, 'http://localhost:4400/store/{region}');
    expect(response.headers.get('content-security-policy')).toMatch(/frame-ancestors http:\/\/localhost:4400$/);
    expect(await response.text()).toContain('data-store="http://localhost:4400"');
  });

  it('lets any origin load the store script, but only its own origin the frame script [AP-11]', () => {
    expect(answer('/storage-proxy.js').headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(answer('/storage-proxy-frame.js').headers.has('cross-origin-resource-policy')).toBe(false);
    for (const path of ['/storage-proxy.js', '/storage-proxy-frame.js'])
      expect(answer(path).headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  it('sends self-contained scripts that need only a window and a document [AP-11]', async () => {
    const frame = { addEventListener: () => undefined };
    const tag = { dataset: { region: 'xx', store: 'https://us.store.example', scope: '/us' } };
    const run = async (path: string) =>
      compileFunction(await answer(path).text(), ['window', 'document'])(frame, { currentScript: tag }) as unknown;
    await expect(run('/storage-proxy-frame.js')).resolves.toBeUndefined();
    await expect(run('/storage-proxy.js')).rejects.toThrow(
      'data-region="xx" is no region of this site; write one of us, uk, eu, fr, de, jp, kr',
    );
  });
});
