import { boundaries } from '@kinemorph/content';
import { describe, expect, it } from 'vitest';
import { previewBar } from './preview-bar.ts';

const [first, second] = boundaries('jp');
const marked = (bar: string) =>
  [...bar.matchAll(/<a href="\?at=([^"]*)"[^>]*aria-current="true"/g)].map(([, at = '']) => Date.parse(at));

describe('preview bar', () => {
  it('shows the instant in the region’s time zone', () => {
    expect(previewBar('jp', Date.parse('2025-07-01T00:00:00Z'))).toContain(
      'Preview: <time datetime="2025-07-01T00:00:00.000Z" data-time-zone="Asia/Tokyo">1 Jul 2025, 09:00:00</time> (Asia/Tokyo)',
    );
  });

  it('links to both sides of each boundary', () => {
    const jumps = [...previewBar('jp', 0).matchAll(/<a href="\?at=(\d[^"]*)"/g)].map(([, at = '']) => Date.parse(at));
    expect(jumps).toEqual(boundaries('jp').flatMap(({ at }) => [at - 1000, at]));
    expect(jumps.length).toBeGreaterThan(3);
  });

  it('field: contains the instant, and its form submits a new one', () => {
    expect(previewBar('jp', Date.parse('2025-07-01T00:00:00Z'))).toMatch(
      /<form><label>Instant <input name="at" value="2025-07-01T00:00:00\.000Z"[^>]*><\/label> <button>Go<\/button><\/form>/,
    );
  });

  it('step buttons: lead an hour and a day back and forward, and to the adjacent boundaries', () => {
    const now = (second?.at ?? 0) - 1;
    const bar = previewBar('jp', now).replace(/<details>.*<\/details>/s, '');
    const ways = [...bar.matchAll(/<button name="at" value="([^"]*)"/g)].map(([, at = '']) => Date.parse(at));
    const [hour, day] = [60 * 60 * 1000, 24 * 60 * 60 * 1000];
    expect(ways).toEqual([first?.at, now - day, now - hour, now + hour, now + day, second?.at]);
  });

  it('step buttons: never lead beyond the range of dates', () => {
    expect(previewBar('jp', 8.64e15)).not.toContain('+1 day');
    expect(previewBar('jp', -8.64e15)).not.toContain('−1 day');
  });

  it('link to the current instant: is marked, and no other link is', () => {
    expect(marked(previewBar('jp', first?.at ?? 0))).toEqual([first?.at]);
    expect(marked(previewBar('jp', (second?.at ?? 0) - 1000))).toEqual([(second?.at ?? 0) - 1000]);
    expect(marked(previewBar('jp', 0))).toEqual([]);
  });
});
