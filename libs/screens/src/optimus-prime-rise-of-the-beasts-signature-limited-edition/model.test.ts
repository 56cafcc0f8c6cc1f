import { products, standardEditionPrice, standardWarrantyYears } from '@kinemorph/content';
import { instant } from '@kinemorph/content/time';
import { createRenderClock } from '@kinemorph/site/server';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pageContext } from '../testing/sites.ts';
import { limitedEdition } from './model.server.ts';
import { OptimusPrimeRiseOfTheBeastsSignatureLimitedEdition } from './OptimusPrimeRiseOfTheBeastsSignatureLimitedEdition.tsx';

const id = 'optimusPrimeRiseOfTheBeastsSignatureLimitedEdition';
const contextAt = (now: number) => pageContext('us', products[id].slug, createRenderClock(now));
const pageAt = (now: number) => limitedEdition.model(contextAt(now));

const opens = instant('2023-05-25T00:00-07:00');
const closes = instant('2023-07-26T00:00-07:00');
const around = [opens - 1, opens, closes - 1, closes];

describe('the pre-order of the limited edition', () => {
  it('is announced, then open until the end of July 25, then followed by retail, to the millisecond [ST-5, EN-7, ST-6]', () => {
    const stateAt = (now: number) => {
      const { bar, order } = pageAt(now);
      return [bar.action?.label, bar.status, order.actions?.[0]?.label, order.status];
    };
    const announced = [undefined, 'Coming soon', undefined, 'Coming soon'];
    const preOrder = ['Pre-Order Now', undefined, 'Pre-Order Now', undefined];
    const retail = ['Buy Now', undefined, 'Buy Now', undefined];
    expect(around.map(stateAt)).toEqual([announced, preOrder, preOrder, retail]);
  });

  it('costs $699 instead of $899, or $58.25 a month for 12 months, and $899 afterwards [ST-5, EN-7, FX]', () => {
    const priceAt = (now: number) => {
      const { current, was, installment } = pageAt(now).order.price ?? {};
      return [current, was, installment];
    };
    const preOrder = ['$699', '$899', expect.stringMatching(/^Or \$58\.25 a month for 12 months\b/) as string];
    expect(around.map(priceAt)).toEqual([
      [undefined, undefined, undefined],
      preOrder,
      preOrder,
      ['$899', undefined, undefined],
    ]);
    for (const now of around) {
      const { hero, bar, comparison, order } = pageAt(now);
      const price = order.price?.current;
      expect([hero.price?.current, bar.price?.current, comparison.products[0]?.price?.current]).toEqual([
        price,
        price,
        price,
      ]);
    }
  });

  it('shows none of its prices before it opens, and no pre-order price after its end [FX]', () => {
    const own = (now: number) => JSON.stringify({ ...pageAt(now), comparison: undefined });
    expect(own(opens - 1)).not.toMatch(/\$\d/);
    expect(own(closes)).not.toMatch(/\$(?:699|58)/);
  });

  it('has its price and availability in the structured data [PB-3]', () => {
    const offerAt = (now: number) => {
      const { price, availability } = limitedEdition.head(contextAt(now), pageAt(now)).product?.offer ?? {};
      return [price?.amount, availability];
    };
    expect(around.map(offerAt)).toEqual([
      [undefined, undefined],
      [699, 'PreOrder'],
      [699, 'PreOrder'],
      [899, 'InStock'],
    ]);
  });

  it('has three dates, and marks the current one [SC-7, EN-7]', () => {
    const { events } = pageAt(opens).timeline;
    expect(events.map(({ time, event }) => [time, event])).toEqual([
      ['May\u00a025, 2023', 'Pre-orders open'],
      ['July\u00a025, 2023', 'Last day to pre-order'],
      ['From July\u00a026, 2023', 'Retail sale'],
    ]);
    const marked = (now: number) => pageAt(now).timeline.events.map(({ current = false }) => current);
    expect(around.map(marked)).toEqual([
      [false, false, false],
      [true, false, false],
      [true, false, false],
      [false, false, true],
    ]);
  });

  it('shows the prices of its dates only once it has opened [EN-7]', () => {
    const saidAt = (now: number) => pageAt(now).timeline.events.map(({ description }) => description ?? '');
    expect(saidAt(opens)[0]).toMatch(/^\$699\. Or \$58\.25 a month for 12 months/);
    expect(saidAt(opens)[2]).toContain('$899');
    expect(saidAt(closes)[2]).toContain('$899');
    expect(saidAt(opens - 1)[2]).toBe('');
  });

  it('has different texts in each of its three stages, and shows its first and last day [EN-7]', () => {
    const said = [opens - 1, opens, closes].map((now) => pageAt(now));
    expect(new Set(said.map(({ order }) => order.title)).size).toBe(3);
    expect(new Set(said.map(({ timeline }) => timeline.intro)).size).toBe(3);
    expect(said.map(({ hero }) => hero.note)).toEqual([
      'Pre-orders open on May\u00a025, 2023',
      'Pre-orders close on July\u00a025, 2023',
      undefined,
    ]);
    expect(said.map(({ order }) => order.time)).toEqual([
      'Pre-orders open on May\u00a025, 2023',
      'Until July\u00a025, 2023',
      undefined,
    ]);
  });
});

describe('the limited edition once it is sold out', () => {
  const page = pageAt(instant('2026-11-28T12:00-08:00'));

  it('shows that it is sold out, and its dates as past, none of them as current [SC-7, FX]', () => {
    expect(page.order.status).toBe('Sold Out');
    expect(page.timeline.intro).toBe('The list is closed, and all 3,000 are sold.');
    expect(page.timeline.events.map(({ event }) => event)).toEqual([
      'Pre-orders opened',
      'Pre-orders closed',
      'Retail sale began',
    ]);
    expect(page.timeline.events.some(({ current }) => current)).toBe(false);
  });

  it('shows no payment, shipping or returns, and requires no agreement', () => {
    expect([page.hero.price?.payments, page.order.price?.payments]).toEqual([undefined, undefined]);
    expect(page.buying.facts?.items.map(({ icon }) => icon)).toEqual(['star', 'package', 'shield']);
    expect(page.order.notice?.title).toBe('About the edition');
    expect(pageAt(closes).order.notice?.title).toBe('What you agree to');
    expect(pageAt(closes).order.price?.payments?.length).toBeGreaterThan(0);
  });
});

describe('the limited edition', () => {
  it('has 3,000 pieces, one per customer, at every stage [VA-3, FX]', () => {
    for (const now of around) {
      const { hero, edition, order, comparison } = pageAt(now);
      expect([hero.title, edition.count.number]).toEqual(['Optimus Prime,\none of 3,000.', '3,000']);
      expect(edition.entries).toContainEqual({ name: 'Limit', value: 'One per customer' });
      expect(order.notice?.items).toEqual(
        expect.arrayContaining([
          { label: 'Limit', value: 'One per customer' },
          { label: 'Edition', value: '3,000 numbered pieces' },
        ]),
      );
      expect(comparison.rows.find(({ name }) => name === 'Numbered edition')?.values[0]).toBe(
        '3,000 pieces, one per customer',
      );
    }
  });

  it('is under warranty only when bought from the store or an authorized dealer [VA-3]', () => {
    const { edition, order } = pageAt(closes);
    expect(edition.entries).toContainEqual({
      name: 'Warranty',
      value: `${standardWarrantyYears} years, only if bought from our store or an authorized dealer`,
    });
    expect(order.notice?.items).toContainEqual({
      label: 'Warranty',
      value: `${standardWarrantyYears} years, only if bought from our store or an authorized dealer`,
    });
  });

  it('has 21 servos, 69 chips, a 6-axis gyroscope, 16 voice commands and 1,650 mAh [SC-7, FX]', () => {
    const { figures, specs } = pageAt(closes);
    expect(figures.map(({ number, unit = '', text }) => `${number}${unit} ${text}`)).toEqual([
      '21 servos',
      '69 chips',
      '6-axis gyroscope',
      '16 voice commands',
      '1,650mAh battery',
    ]);
    expect(
      Object.fromEntries(specs.groups.flatMap(({ rows }) => rows.map(({ name, value }) => [name, value]))),
    ).toEqual({
      Servos: '21',
      Chips: '69',
      Gyroscope: '6-axis',
      Height: expect.stringContaining('38\u00a0cm') as string,
      Weight: expect.stringContaining('1.7\u00a0kg') as string,
      'Voice commands': '16',
      Battery: '1,650 mAh',
      Term: '2 years',
    });
  });
});

describe('the name of the edition', () => {
  it('is complete on its page, in its title and in structured data [EN-2, PB-3]', () => {
    const whole = 'Optimus Prime Rise of the Beasts Signature Limited Edition';
    const page = pageAt(closes);
    const head = limitedEdition.head(contextAt(closes), page);
    expect([page.hero.eyebrow, head.product?.name]).toEqual([whole, whole]);
    expect(head.title).toContain(whole);
  });
});

describe('the comparison table', () => {
  const { products: columns, rows, highlight } = pageAt(closes).comparison;
  const unknown = { mark: 'no', label: 'Not published' };
  const row = (name: string) => rows.find((each) => each.name === name)?.values;

  it('compares the edition with three other robots, each with its picture [SC-7, EN-8]', () => {
    expect(columns.map(({ id: column }) => column)).toEqual([
      id,
      'flagshipOptimusPrime',
      'eliteOptimusPrime',
      'grimlockG1Flagship',
    ]);
    expect(highlight).toBe(id);
    for (const { picture } of columns) expect(picture?.src).toBeTruthy();
  });

  it('shows the price of the standard edition once the limited edition can be ordered [SC-7, FX]', () => {
    expect(standardEditionPrice).toBe(799);
    expect(around.map((now) => pageAt(now).comparison.intro.includes('$799'))).toEqual([false, true, true, true]);
  });

  it('has no column of dashes only', () => {
    for (const at of columns.keys()) expect(rows.some(({ values }) => typeof values[at] === 'string')).toBe(true);
  });

  it.each([
    ['Servos', 'servos'],
    ['Chips', 'chips'],
    ['Voice commands', 'voiceCommands'],
  ] as const)(
    'shows %s from the content, and a dash with a label where the content has none [EN-8, FX]',
    (name, figure) => {
      const written = (value: number | undefined) => (value === undefined ? unknown : String(value));
      expect(row(name)).toEqual([
        written(products[id].hardware[figure]),
        written(products.flagshipOptimusPrime.hardware[figure]),
        written(products.eliteOptimusPrime.hardware[figure]),
        written(products.grimlockG1Flagship.hardware[figure]),
      ]);
    },
  );

  it('shows no price and no button while the edition is only announced', () => {
    for (const column of pageAt(opens - 1).comparison.products)
      expect([column.price, column.action]).toEqual([undefined, undefined]);
    expect(pageAt(opens).comparison.products.map(({ action }) => action?.label)).toEqual([
      'Pre-Order Now',
      'Buy Now',
      'Buy Now',
      undefined,
    ]);
  });

  it('has a value for each product in each row', () => {
    for (const { values } of rows) expect(values).toHaveLength(columns.length);
  });
});

describe('the page of the limited edition', () => {
  it('shows at least six different pictures, each with a description and a counter [SC-7]', () => {
    const { pictures, labels } = pageAt(closes).gallery;
    expect(pictures.length).toBeGreaterThanOrEqual(6);
    expect(new Set(pictures.map(({ picture }) => picture.src)).size).toBe(pictures.length);
    for (const { picture } of pictures) expect(picture.alt).toBeTruthy();
    expect(labels.counter).toHaveLength(pictures.length);
  });

  it('describes voice, app, the four modes of programming, the cloud and the mini-theater [SC-15]', () => {
    const { command } = pageAt(closes);
    expect(command.text).toMatch(/16 voice commands.*app/);
    expect(command.items?.join(' ')).toMatch(/Blocks.*Poses.*Routines.*Programs.*cloud.*mini-theater/);
  });

  it('has the anchors that other pages and its own bar link to, at every stage [PB-1]', () => {
    for (const now of around) {
      const model = pageAt(now);
      const shown = renderToStaticMarkup(createElement(OptimusPrimeRiseOfTheBeastsSignatureLimitedEdition, model));
      for (const anchor of [
        'hero',
        'overview',
        'specs',
        'gallery',
        ...model.bar.links.map(({ href }) => href.slice(1)),
      ])
        expect(shown).toContain(`id="${anchor}"`);
    }
  });
});
