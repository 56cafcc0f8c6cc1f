import { type RegionId } from '@kinemorph/content';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pageWords } from '../testing/page-words.ts';
import { loadPage } from '../testing/screen-page.ts';
import type { BuzzLightyearSpaceRangerAlphaModel } from './model.server.ts';

const sold = ['us', 'uk', 'eu', 'fr', 'de'] as const satisfies readonly RegionId[];

/** Returns the page of a region: its model, its head, and its visible text, without reviews. */
async function pageIn(region: (typeof sold)[number]) {
  const { data, screen } = await loadPage(
    { screen: 'buzz-lightyear-space-ranger-alpha' },
    { region, instant: '20250710T120000Z' },
  );
  const html = renderToStaticMarkup(createElement(screen, data.model));
  return {
    model: data.model as BuzzLightyearSpaceRangerAlphaModel,
    head: data.head,
    html,
    words: pageWords(html),
  };
}

// The first test loads the screens' code.
describe('the page of Space Ranger Alpha', { timeout: 30_000 }, () => {
  it.each(sold)('in %s shows the same price everywhere, and links to the store [PG-17, FX]', async (region) => {
    const { model, head } = await pageIn(region);
    const prices = [model.bar.price, model.hero.price, model.order.price].map((price) =>
      Number(price?.current.replaceAll(/\D/g, '')),
    );
    expect(prices).toEqual(prices.map(() => head.product?.offer?.price.amount));
    const store = `https://${region}.store.kinemorph.example/products/buzz-lightyear-space-ranger-alpha?region=${region}&product=buzz-lightyear-space-ranger-alpha`;
    for (const actions of [model.hero.actions, model.order.actions])
      expect(actions?.map(({ href }) => href)).toEqual([store]);
    expect(model.bar.action?.href).toBe(store);
  });

  it.each(sold)(
    'in %s shows no figures of the robot, only the numbers of its entries and the terms of an order [PG-17, FX]',
    async (region) => {
      const { model, words } = await pageIn(region);
      const days = region === 'us' ? 30 : 14;
      expect(model.order.notice?.items.map(({ value }) => Number(value.replaceAll(/\D/g, '')))).toEqual([2, days]);
      // The price, the facts and the payment methods belong to the order, not to the robot.
      const ofAnOrder = [
        model.order.price?.installment,
        model.bar.price?.current,
        ...(model.buying.facts?.items.map(({ text }) => text) ?? []),
      ].map((text = '') => text.replaceAll(/\s/g, ' '));
      const remaining = ofAnOrder.reduce((rest, text) => rest.replaceAll(text, ''), words);
      expect([...remaining.matchAll(/\d+/g)].map(String).sort()).toEqual(
        ['01', '02', '03', '04', '2', String(days)].sort(),
      );
    },
  );

  it.each(sold)(
    'in %s describes the mission in its plan’s order, and has the sections that its bar links to [PG-17, PB-1, SC-8]',
    async (region) => {
      const { model, html } = await pageIn(region);
      const order = ['banner', 'overview', 'launch', 'flight', 'landing', 'debrief', 'gallery', 'reviews'];
      expect([...html.matchAll(/<section[^>]* id="([^"]+)"/g)].map(([, id]) => id)).toEqual(order);
      for (const { href } of model.bar.links) expect(order).toContain(href.slice(1));
      const log = [model.launch, model.flight, model.landing, model.debrief].map(({ eyebrow = '' }) => eyebrow);
      expect(log.map((eyebrow) => /0\d/.exec(eyebrow)?.[0])).toEqual(['01', '02', '03', '04']);
      expect(model.plan.steps.every(({ title }, index) => log[index]?.endsWith(title))).toBe(true);
      expect(html.match(/<h1/g)).toHaveLength(1);
    },
  );

  it.each(sold)('in %s shows four programming methods and two links for sharing [SC-15]', async (region) => {
    const { debrief } = (await pageIn(region)).model;
    expect(debrief.items).toHaveLength(4);
    expect(debrief.actions).toHaveLength(2);
  });

  it.each(sold)('in %s shows at least six different pictures, each described [SC-8, EN-9]', async (region) => {
    const { pictures } = (await pageIn(region)).model.gallery;
    expect(pictures.length).toBeGreaterThanOrEqual(6);
    expect(new Set(pictures.map(({ picture }) => picture.src)).size).toBe(pictures.length);
    for (const { picture, caption } of pictures) expect([picture.alt, caption].every(Boolean)).toBe(true);
  });
});
