import { boundaries, products, regionIds, type ProductId, type RegionId } from '@kinemorph/content';
import { instant, type InstantText } from '@kinemorph/content/time';
import { createRenderClock } from '@kinemorph/site/server';
import { describe, expect, it } from 'vitest';
import { pageContext, table as routes } from '../testing/sites.ts';
import { home, type HomeModel } from './model.server.ts';

/** The home of a region at an instant. */
function homeAt(region: RegionId, now: number): HomeModel {
  const context = pageContext(region, '', createRenderClock(now));
  return home.model(context);
}
const heroAt = (region: RegionId, now: number) => homeAt(region, now).hero.map(({ key }) => key);
const bumblebee = (region: RegionId, now: number) => [...homeAt(region, now).hero, ...homeAt(region, now).tiles].find(({ key }) => key === 'flagshipBumblebee');
/** The figure of a price, however the locale writes it. */
const figure = (price: string | undefined) => (price === undefined ? undefined : Number(price.replace(/[^\d]/g, '')));

describe('the home of us', () => {
  it('passes from Megatron to Bumblebee in one millisecond, with neither both nor none [ST-4, SC-9]', () => {
    const handover = Date.parse('2025-07-01T07:00:00.000Z');
    expect(heroAt('us', Date.parse('2025-07-01T06:59:59.999Z'))).toContain('flagshipMegatron');
    expect(heroAt('us', Date.parse('2025-07-01T06:59:59.999Z'))).not.toContain('flagshipBumblebee');
    expect(heroAt('us', handover)).toContain('flagshipBumblebee');
    expect(heroAt('us', handover)).not.toContain('flagshipMegatron');
    expect(instant('2025-07-01T15:00+08:00')).toBe(handover);
  });

  it('shows the sale on the seven days of Prime Day in Los Angeles, and not a millisecond longer [ST-4, SC-9]', () => {
    const opens = instant('2025-07-08T00:00-07:00');
    const closes = instant('2025-07-15T00:00-07:00');
    const shown = (now: number) => heroAt('us', now).includes('sevenDaySale');
    expect([opens - 1, opens, closes - 1, closes].map(shown)).toEqual([false, true, true, false]);
  });

  it('names the sale’s price, its saving, and July 14 as its last day [ST-4, FX]', () => {
    const tile = homeAt('us', instant('2025-07-08T00:00-07:00')).hero.find(({ key }) => key === 'sevenDaySale');
    expect(tile?.price?.current).toBe('$599');
    expect(tile?.title).toContain('$100 off');
    expect(tile?.subtitle).toContain('July 14');
    expect(tile?.offer).toMatchObject({ state: 'buy', buy: 'https://us.store.kinemorph.example/products/elite-optimus-prime?region=us&product=elite-optimus-prime' });
  });

  it('shows no price of Elite Optimus Prime outside the sale, since none is known [FX]', () => {
    const elite = (now: number) => homeAt('us', now).tiles.find(({ key }) => key === 'eliteOptimusPrime');
    expect(elite(instant('2025-07-08T00:00-07:00') - 1)?.price).toBeUndefined();
    expect(elite(instant('2025-07-14T12:00-07:00'))?.price?.current).toBe('$599');
    expect(elite(instant('2025-07-15T00:00-07:00'))?.price).toBeUndefined();
  });

  it('writes the instalments of Grimlock as the store does: $141.60, not computed [FX]', () => {
    const grimlock = homeAt('us', instant('2025-06-01T00:00Z')).hero.find(({ key }) => key === 'grimlockG1Flagship');
    expect(grimlock?.price?.current).toBe('$1,699');
    expect(grimlock?.price?.note).toMatch(/\$141\.60?\b.*\b12\b.*\b0\s?%/);
  });
});

describe('the price of Flagship Bumblebee', () => {
  const opens = '2025-03-27T17:00+08:00';
  const table: readonly (readonly [RegionId, InstantText, InstantText, number, number])[] = [
    ['us', opens, '2025-04-28T00:00-07:00', 949, 1299],
    ['uk', opens, '2025-04-28T00:00+01:00', 899, 1299],
    ['eu', opens, '2025-04-28T00:00+02:00', 1099, 1599],
    ['fr', opens, '2025-04-28T00:00+02:00', 1099, 1599],
    ['de', opens, '2025-04-28T00:00+02:00', 1099, 1599],
    ['jp', '2025-04-04T00:00+09:00', '2025-05-07T00:00+09:00', 124_960, 174_900],
    ['cn', opens, '2025-04-28T00:00+08:00', 5899, 8499],
  ];

  it.each(table.filter(([region]) => region !== 'us'))('in %s is the early bird’s from %s to %s, then the regular one [ST-3, EN-7, FX]', (region, start, end, early, regular) => {
    const at = (now: number) => bumblebee(region, now);
    const [opening, closing] = [instant(start), instant(end)];
    expect(at(opening - 1)).toBeDefined();
    expect(at(opening - 1)?.price).toBeUndefined();
    expect(at(opening - 1)?.offer).not.toHaveProperty('buy');
    for (const now of [opening, closing - 1]) {
      expect(figure(at(now)?.price?.current)).toBe(early);
      expect(figure(at(now)?.price?.was)).toBe(regular);
      expect(at(now)?.offer.state).toBe('preOrder');
    }
    expect(figure(at(closing)?.price?.current)).toBe(regular);
    expect(at(closing)?.price?.was).toBeUndefined();
    expect(at(closing)?.offer.state).toBe('buy');
  });

  it('in us shows on the home with the tile, long after the early bird, at 1299 [ST-3, FX]', () => {
    expect(bumblebee('us', instant('2025-07-01T15:00+08:00'))?.price).toEqual({ current: '$1,299' });
  });

  it.each([
    ['us', '$1,299'],
    ['uk', '£1,299'],
    ['eu', '€1,599'],
    ['cn', '¥8,499'],
  ] as const)('in %s is written %s', (region, written) => {
    expect(bumblebee(region, instant('2025-08-01T00:00Z'))?.price?.current).toBe(written);
  });

  it.each([
    ['fr', /^1\s599\s€$/u],
    ['de', /^1\.599\s€$/u],
    ['jp', /^[¥￥]174,900$/u],
  ] as const)('in %s is written as its language does', (region, written) => {
    expect(bumblebee(region, instant('2025-08-01T00:00Z'))?.price?.current).toMatch(written);
  });
});

describe('the home of kr', () => {
  it('has neither Bumblebee nor a ranger, at any time [PG-3, PG-5]', () => {
    for (const now of [0, ...boundaries('kr').map(({ at }) => at), instant('2025-07-10T00:00Z')]) {
      const said = JSON.stringify(homeAt('kr', now)).toLowerCase();
      expect(said).not.toMatch(/bumblebee|buzz|범블비|버즈/);
    }
  });
});

describe('every home', () => {
  it.each(regionIds)('of %s leads with something at every boundary and on both its sides [SC-9]', (region) => {
    for (const at of [instant('2024-01-01T00:00Z'), ...boundaries(region).map((boundary) => boundary.at), instant('2030-01-01T00:00Z')]) {
      for (const now of [at - 1, at, at + 1]) {
        const { hero, tiles } = homeAt(region, now);
        expect(hero.length).toBeGreaterThan(0);
        expect(tiles.length).toBeGreaterThan(0);
        expect(new Set(hero.map(({ key }) => key)).size).toBe(hero.length);
        expect(new Set(tiles.map(({ key }) => key)).size).toBe(tiles.length);
      }
    }
  });

  it.each(regionIds)('of %s has tiles that are whole: a name, a line, whose licence it is, where to learn more and where to buy [EN-10, SC-9]', (region) => {
    for (const now of [instant('2024-01-01T00:00Z'), ...boundaries(region).map(({ at }) => at), instant('2030-01-01T00:00Z')]) {
      const { hero, tiles } = homeAt(region, now);
      for (const { key, title, subtitle, copyright, picture, price, offer } of [...hero, ...tiles]) {
        const product = products[key === 'sevenDaySale' ? 'eliteOptimusPrime' : (key as ProductId)];
        expect([title, subtitle, picture.src].map(Boolean), `${key} at ${now}`).toEqual([true, true, true]);
        expect(copyright !== undefined, `${key} at ${now}`).toBe(product.licence !== undefined);
        const page = routes.get(product.slug)?.regions.includes(region);
        expect('learnMore' in offer ? offer.learnMore : undefined, `${key} at ${now}`).toBe(page ? `/${[region === 'cn' ? '' : region, product.slug].filter(Boolean).join('/')}` : undefined);
        if ('buy' in offer) expect(offer.buy).toBe(`https://${region}.store.kinemorph.example/products/${product.slug}?region=${region}&product=${product.slug}`);
        // What can't be bought yet has no price either.
        else expect(price, `${key} at ${now}`).toBeUndefined();
      }
    }
  });

  it.each(regionIds)('of %s leads to the store of its own region only [RG-6]', (region) => {
    const stores = [...JSON.stringify(homeAt(region, instant('2025-07-10T00:00Z'))).matchAll(/https:\/\/(\w+)\.store\./g)].map(([, id]) => id);
    expect(new Set(stores)).toEqual(new Set([region]));
  });

  it('of cn has the way to the Chinese retail store, and no other has [SC-9]', () => {
    const retail = (region: RegionId) => homeAt(region, 0).ecosystem.cards.find(({ key }) => key === 'retail')?.href;
    expect(retail('cn')).toBe('https://cn.store.kinemorph.example/');
    for (const region of regionIds.filter((id) => id !== 'cn')) expect(retail(region)).toBeUndefined();
  });

  it.each(regionIds)('of %s has both doors of the software and its quotes [SC-9, EN-6]', (region) => {
    const { ecosystem, quotes } = homeAt(region, 0);
    expect(ecosystem.cards.map(({ key }) => key)).toEqual(expect.arrayContaining(['hub', 'studio']));
    for (const quote of quotes.list) expect([quote.comment, quote.commentator, quote.icon].every(Boolean)).toBe(true);
  });
});
