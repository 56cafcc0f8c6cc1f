import { describe, expect, it } from 'vitest';
import { routeKind } from './route-kind.ts';

describe('route kind of a path', () => {
  it.each([
    ['/', 'page'],
    ['/us', 'page'],
    ['/us/usapi', 'page'],
    ['/no/such/page', 'page'],
    ['/usapifoo', 'page'],
    ['/_model/us.json', 'model'],
    ['/assets/app-1.js', 'asset'],
    ['/usapi/account', 'api'],
    ['/euapi', 'api'],
    ['/cnapi/x.y', 'api'],
    ['/livez', 'probe'],
    ['/readyz', 'probe'],
    ['/ssr/timestamp', 'time'],
    ['/_report', 'report'],
    ['/sitemap.xml', 'file'],
    ['/.env', 'file'],
  ])('%s: is %s', (path, kind) => {
    expect(routeKind(path)).toBe(kind);
  });
});
