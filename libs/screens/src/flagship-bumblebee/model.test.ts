import { boundaries, flagshipBumblebeeBooking, siteOf, type RegionId } from '@kinemorph/content';
import { instant, type InstantText } from '@kinemorph/content/time';
import { keepWords, withoutJoiners } from '@kinemorph/i18n/line-breaks';
import { createRenderClock, pageData } from '@kinemorph/site/server';
import { describe, expect, it } from 'vitest';
import { serverScreens } from '../models.server.ts';
import { origins, pageContext, table } from '../testing/sites.ts';
import { specified } from '../testing/specified-regions.ts';
import { flagshipBumblebee, type FlagshipBumblebeeModel } from './model.server.ts';

const path = 'flagship-bumblebee';

function modelAt(region: RegionId, now: number): FlagshipBumblebeeModel {
  return flagshipBumblebee.model(pageContext(region, path, createRenderClock(now)));
}
/** Returns the data of the whole page, with its shell and its head. */
const pageAt = (region: RegionId, now: number) =>
  pageData(
    { site: siteOf(region), table, origins, screens: serverScreens, build: 'test' },
    { region, path, screen: path },
    now,
  );
/** Returns the figure of a price, in any locale's format. */
const figure = (price: string | undefined) => (price === undefined ? undefined : Number(price.replace(/[^\d]/g, '')));
/** Returns every text of a model, at any depth. */
function textsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsIn) : [];
}
/** The measures of pictures are figures too, but not prices. */
const withoutPictures = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && 'src' in value ? null : value;

const opens = '2025-03-27T17:00+08:00';
const phases: readonly (readonly [RegionId, InstantText, InstantText, number, number])[] = [
  ['us', opens, '2025-04-28T15:00+08:00', 949, 1299],
  ['uk', opens, '2025-04-28T07:00+08:00', 899, 1299],
  ['eu', opens, '2025-04-28T06:00+08:00', 1099, 1599],
  ['fr', opens, '2025-04-28T06:00+08:00', 1099, 1599],
  ['de', opens, '2025-04-28T06:00+08:00', 1099, 1599],
  ['jp', '2025-04-04T00:00+09:00', '2025-05-06T23:00+08:00', 124_960, 174_900],
  ['cn', opens, '2025-04-28T00:00+08:00', 5899, 8499],
];
const regions = phases.map(([region]) => region);
const [preheat, early, regular] = [
  instant('2025-03-20T00:00Z'),
  instant('2025-04-15T00:00Z'),
  instant('2025-05-15T00:00Z'),
];

describe('the page of Flagship Bumblebee', () => {
  it.each(phases)(
    'in %s is a teaser until %s, an early bird until %s, and regular from then on, to the millisecond [ST-3, SC-5]',
    (region, start, end) => {
      const [from, to] = [instant(start), instant(end)];
      expect([from - 1, from, from + 1, to - 1, to, to + 1].map((now) => modelAt(region, now).phase)).toEqual([
        'preheat',
        'earlyBird',
        'earlyBird',
        'earlyBird',
        'regular',
        'regular',
      ]);
      expect([from - 1, to - 1].map((now) => pageAt(region, now).expires)).toEqual([from, to]);
    },
  );

  it.each(phases)(
    'in %s shows the prices of its phase everywhere, with the saving of the early bird [EN-7, EN-9, FX]',
    (region, start, end, earlyBird, price) => {
      const prices = ({ bar, hero, order }: FlagshipBumblebeeModel) =>
        [bar.price?.current, hero.price?.current, order.price?.current].map(figure);
      const was = ({ hero, order }: FlagshipBumblebeeModel) => [hero.price?.was, order.price?.was].map(figure);
      for (const now of [instant(start), instant(end) - 1]) {
        const model = modelAt(region, now);
        expect(prices(model)).toEqual([earlyBird, earlyBird, earlyBird]);
        expect(was(model)).toEqual([price, price]);
        // In Japan, Germany and France a saving is written as a share, rounded down.
        const isShare = region === 'jp' || region === 'de' || region === 'fr';
        expect(figure(model.order.price?.saving)).toBe(
          isShare ? Math.floor((1 - earlyBird / price) * 100) : price - earlyBird,
        );
        const said = model.countdown?.title
          .replaceAll(/(?<=\d)[\s.,](?=\d{3})/gu, '')
          .match(/\d+/g)
          ?.map(Number);
        expect(said).toContain(price - earlyBird);
        expect(figure(model.order.text)).toBe(price);
      }
      const after = modelAt(region, instant(end));
      expect(prices(after)).toEqual([price, price, price]);
      expect(was(after)).toEqual([undefined, undefined]);
    },
  );

  it.each(phases)(
    'in %s names the early bird’s last day, and counts down to its end [EN-7, ST-3]',
    (region, start, end) => {
      const { order, countdown, way } = modelAt(region, instant(end) - 1);
      const [last, next] =
        region === 'jp' ? [/5月6日/, /5月7日/] : region === 'cn' ? [/4月27日/, /4月28日/] : [/\b27\b/, /\b28\b/];
      expect(order.time).toMatch(last);
      expect(withoutJoiners(String(order.notice?.items[0]?.value))).toMatch(last);
      expect(way?.stages[0]?.date).toMatch(last);
      expect(way?.stages[1]?.date).toMatch(next);
      expect(countdown?.until).toBe(instant(end));
      expect(modelAt(region, instant(start) - 1).countdown?.until).toBe(instant(start));
      expect(modelAt(region, instant(end)).countdown).toBeUndefined();
    },
  );

  it.each([
    ['us', /\b1,000\b/],
    ['uk', /\b300\b/],
    ['eu', /\b300\b/],
    ['fr', /\b300\b/],
    ['de', /\b300\b/],
  ] as const)('in %s shows a gift for the first orders of the early bird: %s [EN-7, FX]', (region, count) => {
    const { hero, order } = modelAt(region, early);
    const said = [hero.badges?.[1]?.label, order.badge?.label, order.notice?.items[1]?.value];
    for (const text of said) expect(text).toMatch(count);
    expect(textsIn(modelAt(region, regular)).filter((text) => count.test(text))).toEqual([]);
  });

  it.each(['jp', 'cn'] as const)('in %s mentions no gift, since none was announced [FX]', (region) => {
    const { hero, order } = modelAt(region, early);
    expect(hero.badges).toHaveLength(1);
    expect(order.badge?.label).toBe(hero.badges?.[0]?.label);
    expect(JSON.stringify({ hero, order })).not.toMatch(/特典|赠|有礼/);
  });

  it.each([
    ['us', 'July to September 2025', '2025-07-01T00:00-07:00', '2025-10-01T00:00-07:00'],
    ['uk', 'From 30\u00a0August 2025', '2025-08-30T00:00+01:00', '2025-08-30T00:00+01:00'],
    ['eu', 'From 30\u00a0August 2025', '2025-08-30T00:00+02:00', '2025-08-30T00:00+02:00'],
    ['fr', 'À partir du 30\u00a0août 2025', '2025-08-30T00:00+02:00', '2025-08-30T00:00+02:00'],
    ['de', 'Ab 30.\u00a0August 2025', '2025-08-30T00:00+02:00', '2025-08-30T00:00+02:00'],
    ['jp', keepWords([])('2025年8月30日より'), '2025-08-30T00:00+09:00', '2025-08-30T00:00+09:00'],
    ['cn', keepWords([])('2025年第3季度'), '2025-07-01T00:00+08:00', '2025-10-01T00:00+08:00'],
  ] as const)('in %s shows the shipping date %s until it has passed [EN-7, FX]', (region, when, first, past) => {
    const says = (now: number) => modelAt(region, now).order.notice?.items.some(({ value }) => value === when);
    expect([early, regular, instant(past) - 1, instant(past)].map(says)).toEqual([true, true, true, false]);
    expect(modelAt(region, early).way?.stages.at(-1)?.date).toBe(when);
    expect([instant(first) - 1, instant(first)].map((now) => modelAt(region, now).way === undefined)).toEqual([
      false,
      true,
    ]);
    expect([instant(past) - 1, instant(past)].map((now) => modelAt(region, now).order.time === undefined)).toEqual([
      false,
      true,
    ]);
  });

  it('shows that prices include tax, except in us, where tax is added [FX]', () => {
    for (const region of regions)
      for (const now of [early, regular])
        expect([
          region,
          /税込|含税|VAT included|TTC|inkl\. MwSt\./i.test(modelAt(region, now).hero.price?.tax ?? ''),
        ]).toEqual([region, region !== 'us']);
    for (const now of [early, regular]) expect(modelAt('us', now).hero.price?.tax).toBe('Plus sales tax');
    expect(modelAt('jp', early).hero.price?.tax).toBe('税込');
  });

  it.each(regions)(
    'in %s changes its texts and its button after the early bird, and links to the store [EN-7, ST-6]',
    (region) => {
      const [before, after] = [modelAt(region, early).order, modelAt(region, regular).order];
      const said = ({ title, text, notice, actions }: typeof before) => [
        title,
        text,
        notice?.title,
        actions?.[0]?.label,
      ];
      for (const text of [...said(before), ...said(after)]) expect(text).toMatch(/\S/);
      for (const [index, text] of said(after).entries()) expect(text).not.toBe(said(before)[index]);
      for (const order of [before, after])
        expect(order.actions?.[0]?.href).toBe(
          `https://${region}.store.kinemorph.example/products/flagship-bumblebee?region=${region}&product=flagship-bumblebee`,
        );
    },
  );

  it('expires only at a boundary of its region', () => {
    for (const region of regions) {
      const known = new Set(boundaries(region).map(({ at }) => at));
      for (const now of [preheat, ...known]) expect([...known, null]).toContain(pageAt(region, now).expires);
    }
  });
});

describe('the teaser of Flagship Bumblebee', () => {
  it.each(phases)(
    'in %s contains no price, order notice or store link, on the page or in its head [SC-5, ST-3]',
    (region, start, _end, earlyBird, price) => {
      for (const now of [preheat, instant(start) - 1]) {
        const { model, head } = pageAt(region, now);
        const said = JSON.stringify({ model, head }, withoutPictures);
        const figures = said.replaceAll(/(?<=\d)[\s.,](?=\d{3})/gu, '');
        for (const amount of [earlyBird, price, price - earlyBird])
          expect(figures).not.toMatch(new RegExp(`\\b${amount}\\b`));
        expect(said).not.toMatch(/[$€£¥￥]/);
        expect(said).not.toContain('/products/');
        expect(model).not.toHaveProperty('way');
        expect(model).not.toHaveProperty('revealed');
        expect(model).not.toHaveProperty('order.notice');
        expect(head.product).toBeDefined();
        expect(head.product).not.toHaveProperty('offer');
      }
    },
  );

  it.each(regions)('in %s has a form for notifications, and its bar links to it [SC-5]', (region) => {
    const { notify, bar, hero, order } = modelAt(region, preheat);
    expect(notify).toBeTruthy();
    expect(bar.action).toEqual({ label: notify, href: '#notify' });
    expect([hero.price, hero.actions, order.price, order.actions]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(modelAt(region, early).notify).toBeUndefined();
  });
});

describe('the head of the page of Flagship Bumblebee', () => {
  it.each(phases)('in %s has price and availability by phase [PB-3, FX]', (region, _start, _end, earlyBird, price) => {
    const offer = (now: number) => pageAt(region, now).head.product?.offer;
    expect(offer(early)).toMatchObject({ price: { amount: earlyBird }, availability: 'PreOrder' });
    // It costs the regular price, and is not shipped yet: the page says when shipping begins.
    const ships = flagshipBumblebeeBooking[region]?.shipping.opens ?? 0;
    expect(offer(regular)).toMatchObject({ price: { amount: price }, availability: 'PreOrder', starts: ships });
    expect(offer(ships - 1)).toMatchObject({ availability: 'PreOrder', starts: ships });
    expect(offer(ships)).toMatchObject({ price: { amount: price }, availability: 'InStock' });
    expect(offer(ships)).not.toHaveProperty('starts');
  });

  it.each(regions)('in %s has a title of at most 60 characters, and a description of 155 [PB-2]', (region) => {
    const { title, description } = pageAt(region, early).head;
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(155);
  });
});

describe('the content about Flagship Bumblebee', () => {
  it.each(regions)('in %s has the figures, as large numbers and in the table [SC-15, EN-8, EN-9, FX]', (region) => {
    const { overview, revealed } = modelAt(region, regular);
    expect(overview.stats.map(({ number }) => number)).toEqual(['31', '67', '60', '120']);
    const specs = revealed?.specs.groups.flatMap(({ rows }) => rows.map(({ value }) => value)) ?? [];
    for (const value of [/^31$/, /^67$/, /^2[.,\s]100\smAh$/u, /^11[.,]1\sV$/u, /120/, /\b60|約60|约 60/])
      expect(specs.some((one) => typeof one === 'string' && value.test(one))).toBe(true);
  });

  it.each(regions)('in %s has at least nine voice commands, without a count of them [SC-5, SC-15, EN-9]', (region) => {
    const { voice } = modelAt(region, early);
    expect(new Set(voice.groups.flatMap(({ commands }) => commands)).size).toBeGreaterThanOrEqual(9);
    expect(JSON.stringify(voice)).not.toMatch(/\d/);
  });

  it.each(regions)('in %s has three functions of the app, each with a title and a description [EN-9]', (region) => {
    const { items = [] } = modelAt(region, regular).revealed?.hardware.find((block) => block.items) ?? {};
    expect(items).toHaveLength(3);
    for (const item of items)
      expect(item).toEqual({
        title: expect.stringMatching(/./) as string,
        text: expect.stringMatching(/[.。]$/) as string,
      });
  });

  it.each(regions)('in %s has all 24 voice commands, only once the pre-order has opened [SC-5, EN-9]', (region) => {
    expect(JSON.stringify(modelAt(region, preheat))).not.toContain('"found"');
    const commands = modelAt(region, early).revealed?.specs.commands.groups.flatMap((group) => group.commands) ?? [];
    expect([commands.length, new Set(commands).size]).toEqual([24, 24]);
  });

  it.each(regions)('in %s shows the car at once, and the transformation once the pre-order has opened', (region) => {
    const teaser = modelAt(region, preheat);
    expect(teaser.car?.figures.map(({ src }) => src).join()).toContain('vehicle');
    expect(JSON.stringify(teaser)).not.toContain('.strip');
    expect(modelAt(region, early).revealed?.change.strip.narrow).toContain('.strip');
  });

  it.each(regions)(
    'in %s has the transformation, a play of robots, four programming methods, and pictures on a desk, in a room and in the box [SC-5, SC-15]',
    (region) => {
      const { car, revealed, gallery, bar } = modelAt(region, early);
      expect(car).toBeUndefined();
      expect(revealed?.change.stills.at(-1)?.picture.src).toContain('last');
      expect(revealed?.theater.figures.length).toBeGreaterThan(1);
      expect(revealed?.programming.steps).toHaveLength(4);
      expect(revealed?.programming.links.map(({ href }) => href)).toEqual([
        `https://studio.kinemorph.example/${region}`,
        `https://hub.kinemorph.example/${region}`,
      ]);
      const shown = gallery.pictures.map(({ picture }) => picture.src);
      for (const place of ['desk', 'room', 'box']) expect(shown.join()).toContain(`places/${place}`);
      expect(new Set(shown).size).toBe(shown.length);
      expect(bar.links.map(({ href }) => href)).toEqual([
        '#overview',
        '#HardwareTech',
        '#SoftwareAbility',
        '#specs',
        '#gallery',
      ]);
    },
  );
});

describe('new-release', () => {
  it('redirects to Flagship Bumblebee in exactly the regions that have it [PG-3, PG-4]', () => {
    expect(table.get('new-release')).toMatchObject({ redirect: path, regions: table.get(path)?.regions });
    expect([...specified(table.get(path)?.regions ?? [])].sort()).toEqual([...regions].sort());
  });
});
