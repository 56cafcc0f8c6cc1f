import { christmas2024, primeDay2025, products, standardWarrantyYears, type ProductId } from '@kinemorph/content';
import { instant, stageWindow } from '@kinemorph/content/time';
import { createRenderClock } from '@kinemorph/site/server';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pageContext } from '../testing/sites.ts';
import { EliteOptimusPrime } from './EliteOptimusPrime.tsx';
import { eliteOptimusPrime } from './model.server.ts';

const contextAt = (now: number) => pageContext('us', 'elite-optimus-prime', createRenderClock(now));
const pageAt = (now: number) => eliteOptimusPrime.model(contextAt(now));

const { opens = 0, closes = 0 } = stageWindow(primeDay2025.timeline, 'us', 'sale') ?? {};
const ordinary = instant('2025-06-01T00:00Z');

describe('the price of Elite Optimus Prime', () => {
  it('is $599 on the seven days of Prime Day, and $699 a millisecond before and after [ST-4, EN-9, FX]', () => {
    const priceAt = (now: number) => {
      const { bar, hero, chart, order } = pageAt(now);
      return [bar.price?.current, hero.price?.current, chart.products[0]?.price?.current, order.price?.current];
    };
    const regular = ['$699', '$699', '$699', '$699'];
    const sale = ['$599', '$599', '$599', '$599'];
    expect([opens - 1, opens, closes - 1, closes].map(priceAt)).toEqual([regular, sale, sale, regular]);
    expect(JSON.stringify(pageAt(opens - 1))).not.toMatch(/\$599|7-day|July/);
  });

  it('is shown with the sale’s badge and last day only during the sale [ST-4]', () => {
    const saidAt = (now: number) => [pageAt(now).hero.badges?.map(({ label }) => label), pageAt(now).order.time];
    const sale = [['7-day sale'], 'Sale price until July\u00a014'];
    expect([opens - 1, opens, closes - 1, closes].map(saidAt)).toEqual([
      [undefined, undefined],
      sale,
      sale,
      [undefined, undefined],
    ]);
  });

  it('has no 7-day badge in a sale that lasts longer [ST-4]', () => {
    const { opens: holiday = 0 } = stageWindow(christmas2024.timeline, 'us', 'holiday') ?? {};
    const { hero, order } = pageAt(holiday);
    expect(order.time).toMatch(/^Sale price until/);
    expect(hero.badges).toBeUndefined();
  });

  it('is in the structured data [PB-3]', () => {
    const offerAt = (now: number) => eliteOptimusPrime.head(contextAt(now), pageAt(now)).product?.offer?.price;
    expect([opens - 1, opens, closes - 1, closes].map(offerAt)).toEqual(
      [699, 599, 599, 699].map((amount) => ({ amount, currency: 'USD' })),
    );
  });

  it('always comes with a link to the store [EN-9]', () => {
    for (const now of [0, ordinary, opens, closes])
      expect(pageAt(now).order.actions?.[0]).toMatchObject({
        label: 'Buy Now',
        href: 'https://us.store.kinemorph.example/products/elite-optimus-prime?region=us&product=elite-optimus-prime',
      });
  });
});

describe('the facts of Elite Optimus Prime', () => {
  const { figures, specs, order } = pageAt(ordinary);
  const rows = specs.groups.flatMap((group) => group.rows);

  it('are 27 servos, 39 voice commands and 125 sound effects [SC-4, EN-9, FX]', () => {
    expect(figures).toEqual([
      { number: '27', text: 'servos' },
      { number: '39', text: 'voice commands' },
      { number: '125', text: 'sound effects' },
    ]);
    expect(rows).toEqual(
      expect.arrayContaining([
        { name: 'Servos', value: '27' },
        { name: 'Voice commands', value: '39' },
        { name: 'Sound effects', value: '125' },
      ]),
    );
  });

  it('include a warranty of one year, only for robots from the store or an authorized dealer [FX, VA-3, EN-8]', () => {
    expect(rows).toContainEqual({ name: 'Term', value: '1 year' });
    expect(order.tips).toEqual(['1-year warranty, only on robots from our store or an authorized dealer.']);
  });

  it('describe the four modes of programming, the cloud and the mini-theater [SC-15]', () => {
    const { programming, voice } = pageAt(ordinary);
    expect(programming.items).toHaveLength(4);
    expect(`${programming.text} ${voice.block.text}`).toMatch(
      /cloud.*mini-theater.*39 commands.*125 sound effects.*app/,
    );
  });
});

describe('the comparison chart', () => {
  const { products: columns, rows, highlight } = pageAt(ordinary).chart;
  const compared: readonly ProductId[] = [
    'eliteOptimusPrime',
    'flagshipOptimusPrime',
    'bumblebeeG1Performance',
    'grimlockG1Flagship',
  ];
  const unknown = { mark: 'no', label: 'Not published' };
  const row = (name: string) => rows.find((each) => each.name === name)?.values;

  it('compares Elite with Flagship Optimus Prime, Bumblebee G1 and Flagship Grimlock, each with picture, price and store link [SC-4, EN-8]', () => {
    expect(columns.map(({ id }) => id)).toEqual(compared);
    expect(highlight).toBe('eliteOptimusPrime');
    for (const { picture, action } of columns)
      expect([picture?.src, action?.href]).toEqual([
        expect.any(String),
        expect.stringMatching(/^https:\/\/us\.store\./),
      ]);
    expect(columns.map(({ price }) => price?.current)).toEqual(['$699', '$999', '$399', '$1,699']);
  });

  it.each([
    ['Servos', 'servos'],
    ['Voice commands', 'voiceCommands'],
    ['Sound effects', 'sounds'],
    ['Chips', 'chips'],
  ] as const)(
    'shows %s from the content, and a dash with a label where the content has none [EN-8, FX]',
    (name, figure) => {
      expect(row(name)).toEqual(
        compared.map((id) => {
          const known = products[id].hardware[figure];
          return known === undefined ? unknown : String(known);
        }),
      );
    },
  );

  it('shows the warranty of each product [FX]', () => {
    expect(row('Warranty')).toEqual(
      compared.map((id) => {
        const years = products[id].warrantyYears?.us ?? standardWarrantyYears;
        return years === 1 ? '1 year' : `${years} years`;
      }),
    );
  });

  it('has a value for each product in each row', () => {
    for (const { values } of rows) expect(values).toHaveLength(compared.length);
  });

  it('shows no price of Grimlock before its pre-order opens [ST-5]', () => {
    expect(pageAt(instant('2023-07-19T00:00-07:00') - 1).chart.products[3]).not.toHaveProperty('price');
  });
});

describe('the comparison with Flagship Optimus Prime', () => {
  it('shows the same properties for both robots, with figures from the content [SC-4]', () => {
    const [elite, flagship] = pageAt(ordinary).difference.sides;
    expect([elite.name, flagship.name]).toEqual(['Elite Optimus Prime', 'Flagship Optimus Prime']);
    expect(elite.rows.map(({ name }) => name)).toEqual(flagship.rows.map(({ name }) => name));
    for (const { value } of [...elite.rows, ...flagship.rows]) expect(value.join('')).toBeTruthy();
    const rows = Object.fromEntries(elite.rows.map(({ name, value }, at) => [name, [value, flagship.rows[at]?.value]]));
    for (const figure of ['servos', 'chips', 'voiceCommands'] as const)
      expect(Object.values(rows)).toContainEqual([
        [String(products.eliteOptimusPrime.hardware[figure])],
        [String(products.flagshipOptimusPrime.hardware[figure])],
      ]);
    expect(rows).toMatchObject({
      Warranty: [['1 year'], ['2 years']],
      Height: [[expect.stringContaining('33\u00a0cm')], [expect.stringContaining('48\u00a0cm')]],
    });
    expect(Object.keys(rows)).toEqual(
      expect.arrayContaining(['Transformation', 'Build', 'Price', 'Weight', 'Battery', 'Programming']),
    );
    // The style sheet reserves a line for each.
    expect(elite.rows).toHaveLength(11);
  });

  it('lists equal values last, and contains no serial number [SC-4, EN-8]', () => {
    const [elite, flagship] = pageAt(ordinary).difference.sides;
    const alike = elite.rows.map(({ value }, at) => JSON.stringify(value) === JSON.stringify(flagship.rows[at]?.value));
    expect(alike).toEqual(alike.toSorted((a, b) => Number(a) - Number(b)));
    expect(elite.rows.flatMap(({ value }) => value)).not.toContain('02');
    expect(elite.picture.alt).not.toBe(flagship.picture.alt);
  });
});

describe('the page of Elite Optimus Prime', () => {
  it('shows at least six different pictures, each with a description and a counter [SC-4]', () => {
    const { pictures, labels } = pageAt(ordinary).gallery;
    expect(pictures.length).toBeGreaterThanOrEqual(6);
    expect(new Set(pictures.map(({ picture }) => picture.src)).size).toBe(pictures.length);
    for (const { picture } of pictures) expect(picture.alt).toBeTruthy();
    expect(labels.counter).toHaveLength(pictures.length);
  });

  it('lists six parts of the drawing, each with a name and a text', () => {
    const { parts } = pageAt(ordinary).drawing;
    expect(parts).toHaveLength(6);
    for (const { name, text } of parts) expect(name && text).toBeTruthy();
  });

  it('has the anchors that other pages and its own bar link to [PB-1]', () => {
    const model = pageAt(ordinary);
    const shown = renderToStaticMarkup(createElement(EliteOptimusPrime, model));
    for (const anchor of [
      'elite-banner',
      'overview',
      'specs',
      'gallery',
      ...model.bar.links.map(({ href }) => href.slice(1)),
    ])
      expect(shown).toContain(`id="${anchor}"`);
  });
});
