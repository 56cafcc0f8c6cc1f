import { boundaries, regionIds } from '@kinemorph/content';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { badInstant, createPreviewReader } from './preview.ts';
import { previewBar } from './preview-bar.ts';

const now = Date.UTC(2026, 0, 1);
const open = createPreviewReader();
const read = (search: string, cookies: string | null = null, at = now) =>
  open(new URLSearchParams(search), cookies, at);

describe('preview', () => {
  it('shows the site at the instant that the address names, and keeps it for the session', () => {
    expect(read('?at=2024-11-25T12:00:00Z')).toEqual({
      kind: 'at',
      now: Date.UTC(2024, 10, 25, 12),
      cookie: `preview_at=${Date.UTC(2024, 10, 25, 12)}.${now}; Path=/; HttpOnly; SameSite=Lax`,
    });
  });

  it('accepts an offset, escaped or not', () => {
    expect(read('?at=2025-07-01T15:00%2B08:00')).toMatchObject({ now: Date.UTC(2025, 6, 1, 7) });
    expect(read('?at=2025-07-01T15:00+08:00')).toMatchObject({ now: Date.UTC(2025, 6, 1, 7) });
    expect(read('?at=2025-07-01T00:00-07:00')).toMatchObject({ now: Date.UTC(2025, 6, 1, 7) });
  });

  it('continues from that instant, so that a boundary can be watched', () => {
    const first = read('?at=2024-11-25T12:00:00Z');
    const cookie = first.kind === 'at' ? (first.cookie ?? '') : '';
    const pair = cookie.split(';')[0] ?? '';
    expect(read('', pair, now + 1500)).toEqual({ kind: 'at', now: Date.UTC(2024, 10, 25, 12) + 1500 });
    expect(read('', `region=de; ${pair}; other=1`, now)).toEqual({ kind: 'at', now: Date.UTC(2024, 10, 25, 12) });
  });

  it('ends with ?at=now, and deletes its cookie', () => {
    expect(read('?at=now', `preview_at=1.${now}`)).toEqual({
      kind: 'end',
      cookie: 'preview_at=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    });
  });

  it('does not begin without a query, nor with another one', () => {
    expect(read('')).toEqual({ kind: 'none' });
    expect(read('?utm=at&x=1')).toEqual({ kind: 'none' });
  });

  it.each([
    '',
    'yesterday',
    '2024-11-25',
    '2024-11-25T12:00:00',
    '2025-02-30T00:00Z',
    '1732536000000',
    '2024-11-25T12:00:00Z ',
    'NOW',
  ])('with the invalid instant %j: is rejected, and the message shows the format', (at) => {
    expect(read(`?at=${encodeURIComponent(at)}`)).toEqual({ kind: 'bad' });
    expect(badInstant).toContain('?at=2024-11-25T12:00:00Z');
    expect(badInstant).toContain('offset');
  });

  it.each([
    'preview_at=',
    'preview_at=1',
    'preview_at=x.1',
    'preview_at=1.x',
    'xpreview_at=1.1',
    'preview_at=1.1x',
    'preview_at=999999999999999.999999999999999999',
  ])('ignores the cookie %s', (cookie) => {
    expect(read('', cookie)).toEqual({ kind: 'none' });
  });

  it('is never at an invalid date, for any cookie and query', () => {
    const cookie = fc.oneof(
      fc.string(),
      fc.tuple(fc.bigInt(), fc.bigInt()).map(([at, set]) => `preview_at=${at}.${set}`),
    );
    fc.assert(
      fc.property(fc.string(), cookie, (at, cookies) => {
        for (const found of [read(`?at=${encodeURIComponent(at)}`, cookies), read('', cookies)]) {
          if (found.kind === 'at') expect(Number.isNaN(new Date(found.now).getTime())).toBe(false);
        }
      }),
    );
  });
});

describe('preview on https', () => {
  it('sets a cookie that is sent over https only', () => {
    const reader = createPreviewReader({ secure: true });
    for (const at of ['2024-11-25T12:00:00Z', 'now'])
      expect(reader(new URLSearchParams({ at }), null, now)).toMatchObject({
        cookie: expect.stringContaining('; Secure;'),
      });
  });
});

describe('preview with a secret', () => {
  const secret = 'a-long-enough-secret';
  const guarded = createPreviewReader({ secret });
  const ask = (query: Readonly<Record<string, string>>, cookies: string | null = null, at = now) =>
    guarded(new URLSearchParams(query), cookies, at);
  const noon = '2024-11-25T12:00:00Z';
  const pairOf = (found: ReturnType<typeof ask>) => ('cookie' in found ? (found.cookie.split(';')[0] ?? '') : '');

  it('begins with the secret, and continues by a cookie that does not contain it', () => {
    const first = ask({ at: noon, preview_key: secret });
    expect(first).toMatchObject({ kind: 'at', now: Date.parse(noon) });
    const pair = pairOf(first);
    expect(pair).not.toContain(secret);
    expect(ask({}, pair, now + 1500)).toEqual({ kind: 'at', now: Date.parse(noon) + 1500 });
    expect(ask({ at: '2025-07-01T00:00:00Z' }, pair)).toMatchObject({ kind: 'at', now: Date.UTC(2025, 6, 1) });
  });

  it('is unavailable without the secret, as if previews were off', () => {
    expect(ask({ at: noon })).toEqual({ kind: 'none' });
    expect(ask({ at: 'nonsense' })).toEqual({ kind: 'none' });
    expect(ask({ at: 'now' })).toEqual({ kind: 'none' });
  });

  it('is refused for a wrong secret, with or without a cookie', () => {
    const pair = pairOf(ask({ at: noon, preview_key: secret }));
    for (const wrong of ['', 'x', `${secret}x`, secret.toUpperCase()])
      for (const cookies of [null, pair])
        expect(ask({ at: noon, preview_key: wrong }, cookies)).toEqual({ kind: 'refused' });
  });

  it('can begin again after its end, without the secret in the address', () => {
    const pair = pairOf(ask({ at: noon, preview_key: secret }));
    const ended = ask({ at: 'now' }, pair);
    expect(ended.kind).toBe('end');
    expect(ask({}, pairOf(ended))).toEqual({ kind: 'none' });
    expect(ask({ at: noon }, pairOf(ended))).toMatchObject({ kind: 'at', now: Date.parse(noon) });
  });

  it('ignores a cookie that it has not signed', () => {
    const pair = pairOf(ask({ at: noon, preview_key: secret }));
    const strangers = createPreviewReader({ secret: 'another-long-secret' })(
      new URLSearchParams({ at: noon, preview_key: 'another-long-secret' }),
      null,
      now,
    );
    const signature = pair.split('.')[2] ?? '';
    for (const forged of [
      `preview_at=${Date.parse(noon)}.${now}`,
      `preview_at=${Date.parse(noon) + 1}.${now}.${signature}`,
      `preview_at=ended.${signature}`,
      'preview_at=ended',
      pairOf(strangers),
    ]) {
      expect(ask({}, forged), forged).toEqual({ kind: 'none' });
      expect(ask({ at: noon }, forged), forged).toEqual({ kind: 'none' });
    }
  });

  it('is never shown without the secret, for any cookie and query', () => {
    fc.assert(
      fc.property(fc.string(), fc.tuple(fc.integer(), fc.nat(), fc.string()), (at, [instant, setAt, signature]) => {
        expect(ask({ at }, `preview_at=${instant}.${setAt}.${signature}`)).toEqual({ kind: 'none' });
      }),
    );
  });
});

describe('preview bar of a region', () => {
  it.each(regionIds)('links to both sides of every boundary of %s', (region) => {
    const bar = previewBar(region, now);
    for (const { at } of boundaries(region)) {
      expect(bar).toContain(`?at=${new Date(at).toISOString()}`);
      expect(bar).toContain(`?at=${new Date(at - 1000).toISOString()}`);
    }
    expect(bar).toContain('?at=now');
  });

  it('follows the content security policy: one external script, no inline code or styles', () => {
    const bar = previewBar('us', now);
    expect(bar.match(/<script[^>]*>[^<]*/g)).toEqual(['<script type="module" src="/preview.js">']);
    expect(bar).not.toMatch(/<style|style=|\son\w+=/);
  });
});
