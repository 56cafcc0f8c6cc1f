import {
  boundaries,
  homes,
  legalNotices,
  offices,
  products,
  regionIds,
  regions,
  shownPhone,
  type RegionId,
} from '@kinemorph/content';
import { instant, stageWindow, type InstantText } from '@kinemorph/content/time';
import { keepNumber, keepNumberInSentence } from '@kinemorph/i18n/line-breaks';
import { createRenderClock } from '@kinemorph/site/server';
import { describe, expect, it } from 'vitest';
import { pageContext, table as routes } from '../testing/sites.ts';
import { home, type HomeModel } from './model.server.ts';

/** Returns the home of a region at an instant. */
function homeAt(region: RegionId, now: number): HomeModel {
  const context = pageContext(region, '', createRenderClock(now));
  return home.model(context);
}
const heroAt = (region: RegionId, now: number) => homeAt(region, now).hero.map(({ key }) => key);
const bumblebee = (region: RegionId, now: number) =>
  [...homeAt(region, now).hero, ...homeAt(region, now).tiles].find(({ key }) => key === 'flagshipBumblebee');
/** Returns the figure of a price, in any locale's format. */
const figure = (price: string | undefined) => (price === undefined ? undefined : Number(price.replace(/[^\d]/g, '')));

describe('the film of Flagship Bumblebee', () => {
  it.each(regionIds.filter((region) => products.flagshipBumblebee.preOrder?.regions[region]))(
    'is on the home of %s from the opening of the pre-order on (in us: from July 1), and not before',
    (region) => {
      const films = (now: number) =>
        homeAt(region, now)
          .hero.filter(({ loop }) => loop)
          .map(({ key }) => key);
      const opens = Number(
        stageWindow(
          products.flagshipBumblebee.preOrder as NonNullable<typeof products.flagshipBumblebee.preOrder>,
          region,
          'earlyBird',
        )?.opens,
      );
      // Another robot comes first on the home of us until July.
      const begins = region === 'us' ? instant('2025-07-01T15:00+08:00') : opens;
      expect(begins).toBeGreaterThanOrEqual(opens);
      const later = boundaries(region).flatMap(({ at }) => (at > begins ? [at] : []));
      for (const now of [begins, ...later])
        expect(films(now), new Date(now).toISOString()).toEqual(['flagshipBumblebee']);
      expect(films(begins - 1)).toEqual([]);
    },
  );
});

describe('the home of us', () => {
  it('replaces Megatron with Bumblebee in one millisecond, and never shows both or neither [ST-4, SC-9]', () => {
    const handover = Date.parse('2025-07-01T07:00:00.000Z');
    expect(heroAt('us', Date.parse('2025-07-01T06:59:59.999Z'))).toContain('flagshipMegatron');
    expect(heroAt('us', Date.parse('2025-07-01T06:59:59.999Z'))).not.toContain('flagshipBumblebee');
    expect(heroAt('us', handover)).toContain('flagshipBumblebee');
    expect(heroAt('us', handover)).not.toContain('flagshipMegatron');
    expect(instant('2025-07-01T15:00+08:00')).toBe(handover);
    for (const now of boundaries('us').flatMap(({ at }) => [at - 1, at]))
      expect(heroAt('us', now).filter((key) => /^flagship(?:Megatron|Bumblebee)$/.test(key))).toEqual([
        now < handover ? 'flagshipMegatron' : 'flagshipBumblebee',
      ]);
  });

  it('shows the sale on the seven days of Prime Day in Los Angeles, and not a millisecond longer [ST-4, SC-9]', () => {
    const opens = instant('2025-07-08T00:00-07:00');
    const closes = instant('2025-07-15T00:00-07:00');
    const shown = (now: number) => heroAt('us', now).includes('sevenDaySale');
    expect([opens - 1, opens, closes - 1, closes].map(shown)).toEqual([false, true, true, false]);
  });

  it('shows the sale’s price, its saving, and July 14 as its last day [ST-4, FX]', () => {
    const tile = homeAt('us', instant('2025-07-08T00:00-07:00')).hero.find(({ key }) => key === 'sevenDaySale');
    expect(tile?.price?.current).toBe('$599');
    expect(tile?.title).toContain('$100 off');
    expect(tile?.subtitle).toContain('July\u00a014');
    expect(tile?.offer).toMatchObject({
      state: 'buy',
      buy: 'https://us.store.kinemorph.example/products/elite-optimus-prime?region=us&product=elite-optimus-prime',
    });
  });

  it('names the product of a price only where the slide’s title does not name it', () => {
    const named = (now: string) => homeAt('us', Date.parse(now)).hero.map(({ key, priceOf }) => [key, priceOf]);
    expect(named('2024-11-15T12:00Z')[0]).toEqual(['blackFridayEarly', 'Toy Story Buzz Lightyear']);
    expect(named('2024-12-12T12:00Z')[0]).toEqual(['christmas', 'Flagship Optimus Prime']);
    expect(named('2025-07-10T12:00Z').every(([, priceOf]) => priceOf === undefined)).toBe(true);
  });

  it('shows the sale price of Elite Optimus Prime only during the sale [FX]', () => {
    const elite = (now: number) => homeAt('us', now).tiles.find(({ key }) => key === 'eliteOptimusPrime');
    expect(elite(instant('2025-07-08T00:00-07:00') - 1)?.price?.current).toBe('$699');
    expect(elite(instant('2025-07-14T12:00-07:00'))?.price?.current).toBe('$599');
    expect(elite(instant('2025-07-15T00:00-07:00'))?.price?.current).toBe('$699');
  });

  it('shows the instalments of Grimlock as the store does: 12 payments of $141.60 [FX]', () => {
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

  it.each(table.filter(([region]) => region !== 'us'))(
    'in %s is the early bird’s from %s to %s, then the regular one [ST-3, EN-7, FX]',
    (region, start, end, early, regular) => {
      const at = (now: number) => bumblebee(region, now);
      const [opening, closing] = [instant(start), instant(end)];
      // It is announced, and on the home, in the same millisecond as in the menu; outside Japan the pre-order opens
      // then too.
      const announced = instant(region === 'jp' ? '2025-03-28T00:00+09:00' : opens);
      expect(JSON.stringify(homeAt(region, announced - 1))).not.toMatch(/flagship-?bumblebee/i);
      expect([at(announced - 1), at(announced)].map((tile) => tile !== undefined)).toEqual([false, true]);
      expect(at(opening - 1)?.price).toBeUndefined();
      expect(at(opening - 1)?.offer ?? {}).not.toHaveProperty('buy');
      for (const now of [opening, closing - 1]) {
        expect(figure(at(now)?.price?.current)).toBe(early);
        expect(figure(at(now)?.price?.was)).toBe(regular);
        expect(at(now)?.offer.state).toBe('preOrder');
      }
      expect(figure(at(closing)?.price?.current)).toBe(regular);
      expect(at(closing)?.price?.was).toBeUndefined();
      expect(at(closing)?.offer.state).toBe('buy');
    },
  );

  it('in us is $1,299 on the tile that appears after the early bird [ST-3, FX]', () => {
    expect(bumblebee('us', instant('2025-07-01T15:00+08:00'))?.price).toMatchObject({ current: '$1,299' });
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
  ] as const)('in %s is written in the format of its language', (region, written) => {
    expect(bumblebee(region, instant('2025-08-01T00:00Z'))?.price?.current).toMatch(written);
  });
});

describe('the home of kr', () => {
  it('contains neither Bumblebee nor Buzz Lightyear, at any time [PG-3, PG-5]', () => {
    for (const now of [0, ...boundaries('kr').map(({ at }) => at), instant('2025-07-10T00:00Z')]) {
      const said = JSON.stringify(homeAt('kr', now)).toLowerCase();
      expect(said).not.toMatch(/bumblebee|buzz|범블비|버즈/);
    }
  });
});

describe('the robots that a home describes', () => {
  const now = instant('2025-08-01T00:00Z');
  const robotsOf = (region: RegionId) => homeAt(region, now).robots?.list ?? [];

  it('are all robots of Korea’s store, each once, and none in other regions [PG-3, SC-15]', () => {
    const sold = Object.values(products).filter(({ regions }) => regions.includes('kr'));
    expect(
      robotsOf('kr')
        .map(({ id }) => id)
        .sort(),
    ).toEqual(sold.map(({ slug }) => slug).sort());
    for (const region of regionIds.filter((id) => id !== 'kr')) expect(robotsOf(region)).toEqual([]);
  });

  it('have abilities, voice commands and a store link, with texts in Korean [SC-15]', () => {
    for (const { id, text, abilities, voice, offer, more, picture } of robotsOf('kr')) {
      for (const said of [text, ...abilities, picture.alt, voice.heading]) expect(said, id).toMatch(/[가-힣]/);
      expect(abilities).toHaveLength(3);
      expect(voice.commands).toHaveLength(6);
      for (const command of voice.commands)
        expect(command).toEqual({
          phrase: expect.stringMatching(/[가-힣]/) as string,
          effect: expect.stringMatching(/[가-힣]/) as string,
        });
      expect(offer.buy).toBe(`https://kr.store.kinemorph.example/products/${id}?region=kr&product=${id}`);
      expect(more.map(({ href }) => href)).toEqual(['/kr/manuals']);
    }
  });

  it('show the known figures of their hardware, and no others [FX]', () => {
    for (const { id, figures } of robotsOf('kr')) {
      const { servos, chips, voiceCommands, useMinutes } =
        Object.values(products).find(({ slug }) => slug === id)?.hardware ?? {};
      expect(figures.map(({ number }) => number)).toEqual(
        [servos, chips, voiceCommands, useMinutes].flatMap((figure) => figure ?? []).map(String),
      );
    }
    expect(robotsOf('kr').filter(({ figures }) => figures.length > 0).length).toBeGreaterThanOrEqual(2);
  });

  it('show the same stock status as their slides [ST-6]', () => {
    const { hero, robots } = homeAt('kr', now);
    for (const { name, status, offer } of robots?.list ?? []) {
      const slide = hero.find(({ title }) => title === name) ?? expect.fail(name);
      expect(Boolean(status), name).toBe(offer.buy === undefined);
      expect('buy' in slide.offer, name).toBe(status === undefined);
      if (status !== undefined) expect(slide.badge?.label).toBe(status);
    }
  });

  it('show the same price as their slides', () => {
    const { hero, robots } = homeAt('kr', now);
    for (const { name, price } of robots?.list ?? []) {
      expect(price?.current, name).toMatch(/\d/);
      expect(hero.find(({ title }) => title === name)?.price?.current, name).toBe(price?.current);
    }
  });

  it('load their part of the screen only in Korea, to keep its styles out of other homes', () => {
    for (const region of regionIds)
      expect(home.parts?.(homeAt(region, now))).toEqual([
        ...(homes[region].desk ? ['Desk.tsx'] : []),
        ...(region === 'kr' ? ['Robots.tsx'] : []),
      ]);
  });
});

describe('the desk of a home', () => {
  const now = instant('2025-08-01T00:00Z');
  const having = regionIds.filter((region) => homes[region].desk);

  it('exists only in Japan, Korea and China, where visitors expect it in the first view', () => {
    expect(having).toEqual(['jp', 'kr', 'cn']);
    for (const region of regionIds) expect(homeAt(region, now).desk !== undefined).toBe(having.includes(region));
  });

  it.each(having)('of %s has six links, with the credits, phone number and lowest price [EN-1, FX]', (region) => {
    const { entries } = homeAt(region, now).desk ?? expect.fail(region);
    expect(entries).toHaveLength(6);
    for (const { title, text, href } of entries) expect([title, text, href].map(Boolean)).toEqual([true, true, true]);
    const textOf = (id: string) => entries.find((entry) => entry.id === id)?.text;
    expect(textOf('account')).toMatch(/200/);
    // The number of the region's own support: another country's costs more, and its support speaks another language.
    expect(textOf('contact')).toContain(keepNumberInSentence(shownPhone(offices[region])));
    const prices = Object.values(products).flatMap(({ prices: of, regions }) =>
      regions.includes(region) ? (of?.[region]?.regular ?? []) : [],
    );
    expect(textOf('store')?.replaceAll(/[,.]/g, '')).toContain(String(Math.min(...prices)));
  });

  it.each(having)('of %s shows payment, delivery, returns and contact, and links to the full notice', (region) => {
    const { terms } = homeAt(region, now).desk ?? expect.fail(region);
    expect(terms.rows).toHaveLength(homes[region].desk?.terms.length ?? 0);
    const said = legalNotices[region]
      .filter(({ id }) => ['payment', 'delivery', 'returns', 'contact'].includes(id))
      .map(({ value }) => keepNumber(value));
    expect(said).toHaveLength(4);
    expect(terms.rows.map(({ value }) => value)).toEqual(expect.arrayContaining(said));
    expect(terms.action?.href).toBe(`${region === 'cn' ? '' : `/${region}`}/terms-use#notice`);
  });
});

describe('every home', () => {
  it.each(regionIds)('of %s has slides and tiles, each once, before, at and after every boundary [SC-9]', (region) => {
    for (const at of [
      instant('2024-01-01T00:00Z'),
      ...boundaries(region).map((boundary) => boundary.at),
      instant('2030-01-01T00:00Z'),
    ]) {
      for (const now of [at - 1, at, at + 1]) {
        const { hero, tiles, guides } = homeAt(region, now);
        expect(hero.length).toBeGreaterThan(0);
        expect(tiles.length + (guides?.list.length ?? 0)).toBeGreaterThan(0);
        expect(new Set(hero.map(({ key }) => key)).size).toBe(hero.length);
        expect(new Set(tiles.map(({ key }) => key)).size).toBe(tiles.length);
      }
    }
  });

  it.each(regionIds)(
    'of %s has complete tiles: title, subtitle, copyright notice, and links to learn more and to buy [EN-10, SC-9]',
    (region) => {
      for (const now of [
        instant('2024-01-01T00:00Z'),
        ...boundaries(region).map(({ at }) => at),
        instant('2030-01-01T00:00Z'),
      ]) {
        const { hero, tiles } = homeAt(region, now);
        for (const { key, title, subtitle, copyright, picture, price, badge, offer } of [...hero, ...tiles]) {
          const tile =
            [...homes[region].hero, ...homes[region].tiles].find((each) => each.key === key) ?? expect.fail(key);
          expect([title, subtitle, picture.src].map(Boolean), `${key} at ${now}`).toEqual([true, true, true]);
          if (tile.product === undefined) continue;
          const product = products[tile.product];
          expect(copyright !== undefined, `${key} at ${now}`).toBe(product.licence !== undefined);
          const page = routes.get(product.slug)?.regions.includes(region);
          const isListed = homes[region].robots?.some((robot) => robot.product === product.id);
          const place = tile.to
            ? `/${region}/${'page' in tile.to ? tile.to.page : ''}`
            : isListed
              ? `/${region}#${product.slug}`
              : page
                ? `/${[region === 'cn' ? '' : region, product.slug].filter(Boolean).join('/')}`
                : undefined;
          expect('learnMore' in offer ? offer.learnMore : undefined, `${key} at ${now}`).toEqual(
            place ?? ('buy' in offer ? undefined : expect.stringContaining(`/products/${product.slug}`)),
          );
          if ('buy' in offer)
            expect(offer.buy).toBe(
              `https://${region}.store.kinemorph.example/products/${product.slug}?region=${region}&product=${product.slug}`,
            );
          // The tile of a campaign links to the campaign, as its label shows.
          else if (tile.to) expect([price?.current, badge?.label]).toEqual([expect.any(String), expect.any(String)]);
          // A product that can't be bought yet has no price either; one that is out of stock keeps its price, with a
          // badge.
          else if (offer.state === 'announced') expect(price, `${key} at ${now}`).toBeUndefined();
          else
            expect([price?.current, badge?.label, badge?.tone], `${key} at ${now}`).toEqual([
              expect.any(String),
              expect.any(String),
              'neutral',
            ]);
        }
      }
    },
  );

  it.each(regionIds)('of %s links only to the store of its own region [RG-6]', (region) => {
    const stores = [
      ...JSON.stringify(homeAt(region, instant('2025-07-10T00:00Z'))).matchAll(/https:\/\/(\w+)\.store\./g),
    ].map(([, id]) => id);
    expect(new Set(stores)).toEqual(new Set([region]));
  });

  it('of cn links to the Chinese retail store, and no other home does [SC-9]', () => {
    const retail = (region: RegionId) => homeAt(region, 0).ecosystem.cards.find(({ key }) => key === 'retail')?.href;
    expect(retail('cn')).toBe('https://cn.store.kinemorph.example/');
    for (const region of regionIds.filter((id) => id !== 'cn')) expect(retail(region)).toBeUndefined();
  });

  it.each(regionIds)('of %s has cards for Hub and Studio, and three complete quotes [SC-9, EN-6]', (region) => {
    const { ecosystem, quotes } = homeAt(region, 0);
    expect(ecosystem.cards.map(({ key }) => key)).toEqual(expect.arrayContaining(['hub', 'studio']));
    expect(quotes.list).toHaveLength(3);
    for (const quote of quotes.list) expect([quote.comment, quote.commentator, quote.icon].every(Boolean)).toBe(true);
    expect(new Set(quotes.list.map(({ icon }) => icon)).size).toBe(3);
  });

  it('has its own quotes: no comment and no name appears in two locales [EN-6]', () => {
    // The texts of a home come from its locale: two regions of one locale have the same quotations.
    const oneOfEachLocale = new Map(regionIds.map((region) => [regions[region].locale, region])).values();
    const heard = [...oneOfEachLocale].flatMap((region) => homeAt(region, 0).quotes.list);
    for (const part of ['comment', 'commentator'] as const)
      expect(new Set(heard.map((quote) => quote[part])).size).toBe(heard.length);
  });

  it('contains no quote, review or rating in its head [PB-3]', () => {
    for (const region of regionIds) {
      const context = pageContext(region, '', createRenderClock(0));
      const model = home.model(context);
      const head = JSON.stringify(home.head(context, model));
      expect(head).not.toMatch(/review|rating/i);
      for (const { comment } of model.quotes.list) expect(head).not.toContain(comment);
    }
  });

  it.each(['us', 'jp', 'kr'] as const)(
    'of %s has at least four slides (three in us), and eight panels or robots below them [SC-9]',
    (region) => {
      for (const now of [instant('2025-04-10T00:00Z'), instant('2025-08-01T00:00Z'), instant('2026-01-01T00:00Z')]) {
        const { hero, tiles, guides, robots } = homeAt(region, now);
        expect(hero.length).toBeGreaterThanOrEqual(region === 'us' ? 3 : 4);
        expect(tiles.length + (guides?.list.length ?? 0) + (robots?.list.length ?? 0)).toBeGreaterThanOrEqual(8);
      }
    },
  );

  const guided = regionIds.filter((region) => homes[region].guides);

  it('has guides exactly in the regions whose content lists them, such as Japan and Korea', () => {
    expect(regionIds.filter((region) => homeAt(region, 0).guides)).toEqual(guided);
    expect(guided).toEqual(expect.arrayContaining(['jp', 'kr']));
  });

  it.each(guided)('of %s has guides with complete texts and links to pages of the region', (region) => {
    const { list = [] } = homeAt(region, instant('2025-08-01T00:00Z')).guides ?? {};
    expect(list).toHaveLength(homes[region].guides?.length ?? 0);
    for (const { title, subtitle, link } of list) {
      expect([title, subtitle, link.label].every(Boolean)).toBe(true);
      expect([title, subtitle].join('')).not.toMatch(/[{}]/);
      expect(routes.get(link.href.replace(/^\/\w+\//, ''))?.regions, link.href).toContain(region);
    }
  });
});
