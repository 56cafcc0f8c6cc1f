import { boundaries, products, siteOf } from '@kinemorph/content';
import { instant } from '@kinemorph/content/time';
import { createRenderClock, pageData } from '@kinemorph/site/server';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { serverScreens } from '../models.server.ts';
import { origins, pageContext, table } from '../testing/sites.ts';
import { GrimlockG1Flagship } from './GrimlockG1Flagship.tsx';
import { grimlockG1Flagship } from './model.server.ts';

const path = 'grimlock-g1-flagship';
const contextAt = (now: number) => pageContext('us', path, createRenderClock(now));
const modelAt = (now: number) => grimlockG1Flagship.model(contextAt(now));
const htmlAt = (now: number) => renderToStaticMarkup(createElement(GrimlockG1Flagship, modelAt(now)));
/** Returns the data of the whole page, with its shell and its head. */
const pageAt = (now: number) =>
  pageData(
    { site: siteOf('us'), table, origins, screens: serverScreens, build: 'test' },
    { region: 'us', path, screen: path },
    now,
  );

const opens = instant('2023-07-19T00:00-07:00');
const ends = instant('2023-10-01T00:00-07:00');
const today = instant('2025-06-01T00:00Z');

describe('the phases of Flagship Grimlock', () => {
  it('change from announced to pre-order to sale at midnight in Los Angeles, to the millisecond [ST-5, SC-6]', () => {
    const seenAt = (now: number) => {
      const { bar, hero, preOrder, order } = modelAt(now);
      return [
        hero.badges?.map(({ label }) => label).join(),
        bar.action?.label ?? bar.status,
        preOrder !== undefined,
        order.actions?.[0]?.label ?? order.status,
      ];
    };
    const announced = ['Coming soon', 'Coming soon', false, 'Coming soon'];
    const preOrder = ['Pre-order', 'Pre-Order Now', true, 'Pre-Order Now'];
    const sale = [undefined, 'Buy Now', false, 'Buy Now'];
    expect([opens - 1, opens, opens + 1, ends - 1, ends, ends + 1].map(seenAt)).toEqual([
      announced,
      preOrder,
      preOrder,
      preOrder,
      sale,
      sale,
    ]);
    expect([opens - 1, ends - 1].map((now) => pageAt(now).expires)).toEqual([opens, ends]);
    expect(boundaries('us').map(({ at }) => at)).toEqual(expect.arrayContaining([opens, ends]));
  });

  it('contain no price and no end date before the pre-order opens [ST-5, EN-7]', () => {
    const { model, head } = pageAt(opens - 1);
    expect(JSON.stringify({ model, head })).not.toMatch(/1,?699|141\.6|September|October/);
    expect(head.product?.offer).toBeUndefined();
    expect(modelAt(opens - 1).order.time).toBe('Pre-orders open on July\u00a019, 2023');
  });

  it.each([opens, ends - 1, ends, today])(
    'show the price of 1,699 dollars, or 141.6 a month for 12 months at 0%% APR, everywhere at %d [FX, EN-9]',
    (now) => {
      const { bar, hero, preOrder, order } = modelAt(now);
      expect(bar.price?.current).toBe('$1,699');
      for (const price of [hero.price, order.price, ...(preOrder ? [preOrder.price] : [])]) {
        expect(price).toMatchObject({ current: '$1,699', installment: 'Or $141.6 a month for 12 months at 0% APR' });
        expect(price).not.toHaveProperty('was');
      }
      expect(grimlockG1Flagship.head(contextAt(now), modelAt(now)).product?.offer).toMatchObject({
        price: { amount: 1699, currency: 'USD' },
        availability: now < ends ? 'PreOrder' : 'InStock',
      });
    },
  );

  it('list the dates of the pre-order: its opening, its last day and the regular sale [ST-5, EN-7]', () => {
    const { preOrder, order } = modelAt(opens);
    expect(preOrder?.dates.events.map(({ time, event, current }) => [time, event, current])).toEqual([
      ['July\u00a019, 2023', 'The pre-order opens', true],
      ['September\u00a030, 2023', 'Last day of the pre-order', undefined],
      ['October\u00a01, 2023', 'The regular sale begins', undefined],
    ]);
    expect(order.time).toBe('Pre-order until September\u00a030, 2023');
    expect(modelAt(ends).order.time).toBeUndefined();
  });

  it('have different titles, with warranty and returns once the robot can be ordered [EN-7, FX]', () => {
    const orders = [opens - 1, opens, ends].map((now) => modelAt(now).order);
    expect(new Set(orders.map(({ title }) => title)).size).toBe(3);
    const terms = [
      ['Warranty', '2 years'],
      ['Returns', 'Within 30 days'],
    ];
    expect(orders.map(({ notice }) => notice?.items.map(({ label, value }) => [label, value]))).toEqual([
      undefined,
      terms,
      terms,
    ]);
  });
});

describe('the page of Flagship Grimlock', () => {
  const model = modelAt(today);
  const html = htmlAt(today);

  it('shows every known figure of the robot [SC-6, SC-15, FX]', () => {
    const rows = Object.fromEntries(
      model.specs.groups.flatMap(({ rows: group }) => group.map(({ name, value }) => [name, value])),
    );
    expect(rows).toEqual({
      Servos: '34',
      Chips: '85',
      'Motion sensor': '6-axis IMU',
      Height: '15.7\u00a0in (40\u00a0cm)',
      Weight: '6\u00a0lb (2.7\u00a0kg)',
      'Voice commands': '42',
      'Spoken lines': '150+',
      Battery: '2,500 mAh',
      Voltage: '11.1 V',
      'Charging time': 'About 90 min',
      'Charging port': 'USB Type-C',
      Bluetooth: 'Low Energy 5.0',
      Term: '2 years',
    });
    expect(model.hardware.stats.map(({ number }) => number)).toEqual(['34', '85', '42', '150+']);
  });

  it('lists all 42 voice commands, each once, in groups with a title [SC-6, EN-9, FX]', () => {
    const commands = model.voice.commands.groups.flatMap((group) => group.commands);
    expect(new Set(commands).size).toBe(products.grimlockG1Flagship.hardware.voiceCommands);
    expect(commands).toHaveLength(42);
    for (const { title } of model.voice.commands.groups) expect(title).toBeTruthy();
  });

  it('describes three functions of the app, each with a title and a description [EN-9]', () => {
    expect(model.app.items).toHaveLength(3);
    for (const item of model.app.items ?? [])
      expect(item).toEqual({ title: expect.stringMatching(/./), text: expect.stringMatching(/\.$/) });
  });

  it('shows programming by blocks, hands, voice and computer, and links to the cloud [SC-6, SC-15]', () => {
    expect(model.programming.ways.map(({ title }) => title)).toEqual(['Blocks', 'Hands', 'Voice', 'Computer']);
    expect(model.programming.links.map(({ href }) => href)).toEqual([`${origins.studio}/us`, `${origins.hub}/us`]);
  });

  it('has the sections that its bar links to, and the anchors of a product page [PB-1]', () => {
    for (const { href } of model.bar.links) expect(html).toContain(` id="${href.slice(1)}"`);
    for (const id of ['hero', 'overview', 'HardwareTech', 'ProductDetails', 'SoftwareAbility', 'specs', 'gallery'])
      expect(html.split(` id="${id}"`)).toHaveLength(2);
    expect(htmlAt(opens)).toContain(' id="pre-order"');
  });

  it('shows the contents of its dialogs at their buttons’ link targets, also without JavaScript [SC-6]', () => {
    const dialogs = [
      [model.hardware.dialog, model.specs.groups.flatMap(({ rows }) => rows.map(({ name }) => name))],
      [model.voice.dialog, model.voice.commands.groups.flatMap(({ commands }) => commands.map(String))],
      [model.programming.dialog, model.programming.ways.flatMap(({ title, text }) => [title, text ?? ''])],
    ] as const;
    for (const [{ href, label }, contents] of dialogs) {
      expect(html).toMatch(new RegExp(`<a [^>]*href="${href}"[^>]*>${label}`));
      const [, place = ''] = html.split(` id="${href.slice(1)}"`);
      for (const content of contents) expect(place).toContain(content);
    }
  });

  it('has a link to a described film in its hero, in each phase: MP4 first, and nothing loaded in advance [SC-6]', () => {
    const { sources, poster, label, description } = model.film;
    expect(sources.map(({ src, type }) => `${/\.(?:mp4|webm)\b/.exec(src)?.[0]} ${type.split(';')[0]}`)).toEqual([
      '.mp4 video/mp4',
      '.webm video/webm',
    ]);
    expect([label, poster]).toEqual(['Watch the video', model.hero.picture.src]);
    expect(description).toContain('roars');
    for (const now of [opens - 1, opens, ends]) {
      const [, hero = ''] = htmlAt(now).split(' id="hero"');
      expect(hero.split('</section>')[0]).toContain(`href="${sources[0]?.src}"`);
      expect(htmlAt(now)).not.toContain('<video');
    }
  });

  it('has one main heading, and a gallery with the machine on a desk, in a room and in its box [SC-6]', () => {
    expect(html.match(/<h1/g)).toHaveLength(1);
    const shown = model.gallery.pictures.map(({ picture }) => picture.src);
    for (const place of ['desk', 'room', 'box']) expect(shown.join()).toContain(`places/${place}`);
    expect(new Set(shown).size).toBe(shown.length);
    expect(new Set(model.gallery.pictures.map(({ caption }) => caption)).size).toBe(model.gallery.pictures.length);
  });
});
