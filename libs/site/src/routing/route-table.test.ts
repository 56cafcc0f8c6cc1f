import { siteMap, type PageRecord } from '@kinemorph/content';
import { describe, expect, it } from 'vitest';
import { buildRouteTable, nextWindowChange, RouteRecordError } from './route-table.ts';

const record = (path: string, more: Partial<PageRecord> = {}): PageRecord => ({
  path,
  component: 'home',
  regions: ['us'],
  ...more,
});

describe('the route table', () => {
  it('contains a route for each page of the site map [RG-7]', () => {
    const table = buildRouteTable(siteMap);
    for (const { path } of siteMap) expect(table.get(path)?.path).toBe(path);
    expect(table.get('')?.name).toBe('home');
  });

  it('generates a route’s name from its path [RG-7]', () => {
    const table = buildRouteTable([record(''), record('where-to-buy', { children: [record('hongkong-macao')] })]);
    expect([...table.values()].map(({ name }) => name)).toEqual([
      'home',
      'where-to-buy',
      'where-to-buy-hongkong-macao',
    ]);
    expect([...table.keys()]).toEqual(['', 'where-to-buy', 'where-to-buy/hongkong-macao']);
  });

  it('rejects a record without a component, a redirect or children, and names it [RG-7]', () => {
    const empty: PageRecord = { path: 'lost-page', regions: ['us'] };
    expect(() => buildRouteTable([record(''), empty])).toThrow(RouteRecordError);
    expect(() => buildRouteTable([record(''), empty])).toThrow(
      'route record "lost-page" needs a component, a redirect or children',
    );
    expect(() => buildRouteTable([{ path: 'lost-page', regions: ['us'], children: [] }])).toThrow(/"lost-page" needs/);
    expect(() => buildRouteTable([record('parent', { children: [empty] })])).toThrow(/"parent\/lost-page" needs/);
  });

  it('rejects two routes with the same name, and names both records [RG-7]', () => {
    expect(() => buildRouteTable([record('a'), record('a')])).toThrow(
      'route record "a" gets the name "a", which "a" already has: change one of the paths',
    );
    expect(() => buildRouteTable([record('a-b'), record('a', { children: [record('b')] })])).toThrow(
      'route record "a/b" gets the name "a-b", which "a-b" already has',
    );
    expect(() => buildRouteTable([record(''), record('home')])).toThrow(
      'route record "home" gets the name "home", which "" already has',
    );
  });

  it('accepts a record that only groups its children, and adds no page for it [RG-7]', () => {
    const table = buildRouteTable([{ path: 'support', regions: ['us'], children: [record('faq')] }]);
    expect(table.has('support')).toBe(false);
    expect(table.get('support/faq')?.component).toBe('home');
  });

  it('accepts a redirect without a component, also to the home page [RG-7, PG-4]', () => {
    const table = buildRouteTable([
      { path: 'new-release', redirect: 'flagship-bumblebee', regions: ['us'] },
      { path: 'start', redirect: '', regions: ['us'] },
    ]);
    expect(table.get('new-release')).toMatchObject({ redirect: 'flagship-bumblebee' });
    expect(table.get('start')).toMatchObject({ redirect: '' });
  });

  it('keeps the regions and the windows of a record [PB-4]', () => {
    const window = { us: { opens: 1, closes: 2 } };
    expect(buildRouteTable([record('sale', { window, regions: ['us', 'uk'] })]).get('sale')).toMatchObject({
      window,
      regions: ['us', 'uk'],
    });
  });

  it('next change: is when the next page of any region opens or closes, and undefined after the last', () => {
    const table = buildRouteTable([
      record(''),
      record('sale', { window: { us: { opens: 10, closes: 40 }, de: { opens: 20 } } }),
      record('news', { window: { uk: { closes: 30 } } }),
    ]);
    expect([0, 10, 19, 20, 30, 39].map((now) => nextWindowChange(table, now))).toEqual([10, 20, 20, 30, 40, 40]);
    expect([nextWindowChange(table, 40), nextWindowChange(buildRouteTable([record('')]), 0)]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
