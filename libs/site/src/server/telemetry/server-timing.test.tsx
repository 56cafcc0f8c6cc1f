import { describe, expect, it } from 'vitest';
import { get, madeUpSite } from '../testing/made-up-site.tsx';

const timing = async (handler: ReturnType<typeof madeUpSite>['handler'], path: string) =>
  (await get(handler, path)).headers.get('server-timing');
const rendered = /^cache;desc=miss, queue;dur=\d+\.\d, render;dur=\d+\.\d$/;

describe('Server-Timing', () => {
  it('page and model: show whether they waited for a render, and for how long', async () => {
    const { handler } = madeUpSite();
    expect(await timing(handler, '/us')).toMatch(rendered);
    expect([await timing(handler, '/us'), await timing(handler, '/_model/us.json')]).toEqual([
      'cache;desc=hit',
      'cache;desc=hit',
    ]);
    expect(await timing(handler, '/_model/kr.json')).toMatch(rendered);
  });

  it('page that was rendered before its first request: is marked as ahead', async () => {
    const { handler } = madeUpSite();
    await handler.pages.warmUp();
    expect(await timing(handler, '/de')).toBe('cache;desc=ahead');
  });

  it('preview: shows the duration of its own render', async () => {
    const { handler } = madeUpSite({ env: { SITE_PREVIEW: '1' } });
    expect(await timing(handler, '/us?at=2024-11-25T12:00:00Z')).toMatch(/^queue;dur=\d+\.\d, render;dur=\d+\.\d$/);
  });

  it('redirect, file and health check: do not have the header', async () => {
    const { handler } = madeUpSite();
    for (const path of ['/US', '/robots.txt', '/livez', '/nope.js']) expect(await timing(handler, path)).toBeNull();
  });
});
