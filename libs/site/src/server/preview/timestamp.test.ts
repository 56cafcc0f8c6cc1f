import { regionIds, type RegionId } from '@kinemorph/content';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toResponse } from '../answer/raw-answer.ts';
import { createTimestampAnswer } from './timestamp.ts';

const global = ['us', 'uk', 'eu', 'fr', 'de', 'jp', 'kr'] as const;

function timestampAnswer(now: number, region: string | null, regions: readonly RegionId[], secure: boolean): Response {
  const answer = createTimestampAnswer({ now: () => now, preview: undefined, regions, secure, common: {} });
  return toResponse(answer({ search: '', cookie: null, region, head: false }));
}

describe('timestamp response', () => {
  it('contains the site’s time in the API’s envelope, and is never cached [PB-6, AP-4]', async () => {
    const answer = timestampAnswer(1_732_536_000_000.4, null, global, true);
    expect(await answer.json()).toEqual({ code: 2000, msg: 'success', data: { timestamp: 1_732_536_000_000 } });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it.each(global)('stores the region %s in a cookie for a year, on the whole site [RG-3]', (region) => {
    expect(timestampAnswer(0, region, global, true).headers.get('set-cookie')).toBe(
      `region=${region}; Max-Age=${365 * 86_400}; Path=/; Secure; SameSite=Lax`,
    );
    expect(timestampAnswer(0, region, global, false).headers.get('set-cookie')).toBe(
      `region=${region}; Max-Age=${365 * 86_400}; Path=/; SameSite=Lax`,
    );
  });

  it('never stores cn on the global site, and stores no region on the cn site [RG-3]', () => {
    expect(timestampAnswer(0, 'cn', global, true).headers.get('set-cookie')).toBeNull();
    for (const region of regionIds)
      expect(timestampAnswer(0, region, ['cn'], true).headers.get('set-cookie')).toBeNull();
  });

  it('stores nothing that is not a region of the site [RG-3]', () => {
    for (const odd of ['', 'US', 'en', 'us; Domain=evil', 'constructor'])
      expect(timestampAnswer(0, odd, global, true).headers.get('set-cookie')).toBeNull();
    fc.assert(
      fc.property(fc.string(), (requested) => {
        const cookie = timestampAnswer(0, requested, global, true).headers.get('set-cookie');
        expect(cookie === null || (global as readonly string[]).includes(requested)).toBe(true);
      }),
    );
  });
});
