import { boundaries } from '@kinemorph/content';
import { describe, expect, it } from 'vitest';
import { previewBar } from './preview-bar.ts';

const [first, second] = boundaries('jp');
const marked = (bar: string) =>
  [...bar.matchAll(/<a href="\?at=([^"]*)"[^>]*aria-current="true"/g)].map(([, at = '']) => Date.parse(at));

describe('the preview bar', () => {
  it('instant: is told in the region’s time zone', () => {
    expect(previewBar('jp', Date.parse('2025-07-01T00:00:00Z'))).toContain(
      'Preview: 1 Jul 2025, 09:00:00 (Asia/Tokyo), 2025-07-01T00:00:00.000Z',
    );
  });

  it('boundaries: each side of each is a jump', () => {
    const jumps = [...previewBar('jp', 0).matchAll(/<a href="\?at=(\d[^"]*)"/g)].map(([, at = '']) => Date.parse(at));
    expect(jumps).toEqual(boundaries('jp').flatMap(({ at }) => [at - 1000, at]));
    expect(jumps.length).toBeGreaterThan(3);
  });

  it('jump to the present instant: is marked, and in the next bar no longer', () => {
    expect(marked(previewBar('jp', first?.at ?? 0))).toEqual([first?.at]);
    expect(marked(previewBar('jp', (second?.at ?? 0) - 1000))).toEqual([(second?.at ?? 0) - 1000]);
    expect(marked(previewBar('jp', 0))).toEqual([]);
  });
});
