import { describe, expect, it } from 'vitest';
import { createRequests } from './requests.ts';

describe('the requests of a load', () => {
  it('paths: come in turn', () => {
    const next = createRequests({ kind: 'paths', paths: ['/us', '/de'] });
    expect([next(), next(), next()].map(({ path }) => path)).toEqual(['/us', '/de', '/us']);
  });

  it('previews: have different instants, so that none comes from memory', () => {
    const next = createRequests({ kind: 'previews', paths: ['/us'] }, () => 0.5);
    const paths = Array.from({ length: 500 }, () => next().path);
    expect(new Set(paths).size).toBe(500);
    for (const path of paths)
      expect(new Date(path.slice('/us?at='.length)).toISOString()).toBe(path.slice('/us?at='.length));
  });

  it.each([false, true])(
    'flood: contains pages, models, assets and missing pages; on a preview server (%s) at many instants',
    (isPreview) => {
      const next = createRequests({ kind: 'flood', pages: ['/us', '/de'], assets: ['/assets/a.js'], isPreview });
      const paths = Array.from({ length: 2000 }, () => next().path);
      const count = (pattern: RegExp) => paths.filter((path) => pattern.test(path)).length;
      for (const pattern of [
        /^\/(us|de)\?/,
        /^\/_model\/(us|de)\.json\?/,
        /^\/assets\/a\.js$/,
        /^\/(us|de)\/no-such-page-\d+$/,
        /^\/ssr\/timestamp$/,
      ])
        expect(count(pattern), String(pattern)).toBeGreaterThan(20);
      expect(count(/\?at=/) > 0).toBe(isPreview);
      expect(count(/\?utm_id=/)).toBeGreaterThan(20);
    },
  );
});
