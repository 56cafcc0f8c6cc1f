import { dealersIn, dealersOf, siteMap, type RegionId } from '@kinemorph/content';
import { instant } from '@kinemorph/content/time';
import { createRenderClock } from '@kinemorph/site/server';
import { describe, expect, it } from 'vitest';
import { pageContext } from '../testing/sites.ts';
import { specified } from '../testing/specified-regions.ts';
import { whereToBuy, type WhereToBuyModel } from './model.server.ts';

const [home, places] = ['where-to-buy', 'where-to-buy/hongkong-macao'] as const;
const having = (path: string): readonly RegionId[] => siteMap.find((page) => page.path === path)?.regions ?? [];

function contextOf(region: RegionId, path: string) {
  return pageContext(region, path, createRenderClock(instant('2025-07-10T12:00Z')));
}
const pageOf = (region: RegionId, path: string = home): WhereToBuyModel => whereToBuy.model(contextOf(region, path));
const dealers = ({ groups }: WhereToBuyModel) => groups.flatMap((group) => group.dealers);

describe('the where-to-buy page', () => {
  it('exists in us, uk, eu, fr, de and jp; the Hong Kong and Macau page also in cn [PG-6]', () => {
    expect([...specified(having(home))].sort()).toEqual(['de', 'eu', 'fr', 'jp', 'uk', 'us']);
    expect([...specified(having(places))].sort()).toEqual(['cn', 'de', 'eu', 'fr', 'jp', 'uk', 'us']);
  });

  it.each(having(home))(
    'in %s shows every dealer of the region once: name, link, address and logo [SC-11, EN-12]',
    (region) => {
      const shown = dealers(pageOf(region));
      expect(shown.map(({ title }) => title).sort()).toEqual(
        dealersOf(region)
          .map(({ title }) => title)
          .sort(),
      );
      for (const dealer of dealersOf(region)) {
        const card = shown.find(({ title }) => title === dealer.title);
        expect(card?.link).toMatchObject({ href: dealer.link, label: expect.stringMatching(/\S/) as string });
        expect(card?.address).toEqual(dealer.address);
        expect(card?.logo?.src).toContain(dealer.img);
      }
    },
  );

  it.each([
    ['de', ' '],
    ['jp', ''],
    ['cn', ''],
  ] as const)('in %s separates the warranty sentences as the language requires', (region, between) => {
    expect(pageOf(region, region === 'cn' ? places : home).warranty.link?.between).toBe(between);
  });

  it.each(having(home))('in %s lists shops apart from online dealers, without an empty list', (region) => {
    for (const { id, dealers: list } of pageOf(region).groups) {
      expect(list.length).toBeGreaterThan(0);
      expect(list.every(({ address }) => (address !== undefined) === (id === 'shops'))).toBe(true);
    }
  });

  it.each([
    ...having(home).map((region) => [region, home] as const),
    ...having(places).map((region) => [region, places] as const),
  ])('in %s at %s links to the official store of the region [SC-11]', (region, path) => {
    const store = { href: `https://${region}.store.kinemorph.example/`, external: true };
    expect(pageOf(region, path).store.actions).toMatchObject([store]);
  });

  it.each([
    ['us', home, 'only to products bought from an authorized dealer'],
    ['uk', home, 'only to products bought from an authorised dealer'],
    ['eu', places, 'only to products bought from an authorised dealer'],
    ['fr', home, 'uniquement aux produits achetés chez un revendeur agréé'],
    ['de', home, 'nur für Produkte, die bei einem autorisierten Händler'],
    ['jp', home, '正規販売店または公式ストアでご購入いただいた製品に限ります'],
    ['cn', places, '仅适用于从授权经销商或官方商城购买的产品'],
  ] as const)('in %s at %s limits the warranty to authorised dealers [VA-3]', (region, path, words) => {
    expect(pageOf(region, path).warranty.text).toContain(words);
  });

  it('in jp shows a notice that there are no dealers yet, and links to the official store [SC-11]', () => {
    const page = pageOf('jp');
    expect(page.groups).toEqual([]);
    expect(page.title).toBeUndefined();
    expect(page.none).toMatchObject({
      title: expect.stringContaining('準備中') as string,
      actions: [{ href: 'https://jp.store.kinemorph.example/' }],
    });
    for (const region of having(home).filter((id) => dealersOf(id).length > 0))
      expect(pageOf(region).none).toBeUndefined();
  });

  it('links to the Hong Kong and Macau page, which lists the dealers of both in the reader’s script [PG-6]', () => {
    expect(pageOf('de').places?.actions).toMatchObject([{ href: '/de/where-to-buy/hongkong-macao' }]);
    for (const region of having(places)) {
      const page = pageOf(region, places);
      expect(page.groups.map(({ id }) => id)).toEqual(['hongkong', 'macao']);
      const script = region === 'cn' ? 'han' : 'latin';
      expect(dealers(page).map(({ title }) => title)).toEqual(
        [...dealersIn('hongkong', script), ...dealersIn('macao', script)].map(({ title }) => title),
      );
      expect(page.places).toBeUndefined();
    }
  });

  it('has a title and a canonical address for each of its two pages', () => {
    const title = (path: string) => whereToBuy.head(contextOf('us', path), pageOf('us', path)).title;
    expect(title(home)).not.toBe(title(places));
    expect(title(places)).toContain('Hong Kong');
    expect(whereToBuy.head(contextOf('cn', places), pageOf('cn', places)).canonical).toBe(
      'https://www.kinemorph-cn.example/where-to-buy/hongkong-macao',
    );
  });
});
