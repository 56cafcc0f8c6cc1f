import { products, type RegionId } from '@kinemorph/content';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadPage } from '../testing/screen-page.ts';
import type { ToyStoryBuzzLightyearModel } from './model.server.ts';

const sold = ['us', 'uk', 'eu', 'fr', 'de', 'cn'] as const satisfies readonly RegionId[];
type Sold = (typeof sold)[number];

/** Returns the page of a region: its model, its head, and its visible text. */
async function pageIn(region: Sold) {
  const { data, screen } = await loadPage(
    { screen: 'toy-story-buzz-lightyear' },
    { region, instant: '20250710T120000Z' },
  );
  const html = renderToStaticMarkup(createElement(screen, data.model));
  return {
    model: data.model as ToyStoryBuzzLightyearModel,
    head: data.head,
    html,
    words: html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' '),
  };
}

const prices: Readonly<Record<Sold, { amount: number; currency: string; written: RegExp }>> = {
  us: { amount: 599, currency: 'USD', written: /^\$599$/ },
  uk: { amount: 499, currency: 'GBP', written: /^£499$/ },
  eu: { amount: 599, currency: 'EUR', written: /^€599$/ },
  fr: { amount: 599, currency: 'EUR', written: /^599\s€$/u },
  de: { amount: 599, currency: 'EUR', written: /^599\s€$/u },
  cn: { amount: 3999, currency: 'CNY', written: /^¥3,999$/ },
};

// The first test loads the code of the screens.
describe('the page of Toy Story Buzz Lightyear', { timeout: 30_000 }, () => {
  it.each(sold)(
    'in %s has the same price in the bar, the hero, the call to action and for search engines [PG-5, SC-8, EN-9, FX]',
    async (region) => {
      const { model, head } = await pageIn(region);
      const { amount, currency, written } = prices[region];
      for (const price of [model.bar.price, model.hero.price, model.order.price])
        expect(price?.current).toMatch(written);
      expect(head.product?.offer).toMatchObject({ price: { amount, currency }, availability: 'InStock' });
    },
  );

  it('shows the coming price next to the price in us only [FX]', async () => {
    const { model } = await pageIn('us');
    expect(model.hero.price?.note).toBe('Current price. Goes up to $699 later.');
    expect(model.order.price?.note).toBe(model.hero.price?.note);
    for (const region of sold.filter((id) => id !== 'us')) {
      const { model: other, words } = await pageIn(region);
      expect([region, other.hero.price?.note, other.order.price?.note]).toEqual([region, undefined, undefined]);
      expect(words).not.toContain('699');
    }
  });

  it('offers 3 interest-free monthly payments in uk, and no installments in other regions [EN-1, FX]', async () => {
    const { model } = await pageIn('uk');
    expect(model.order.price?.installment).toBe('Or 3 interest-free monthly payments of £166.33');
    for (const region of sold.filter((id) => id !== 'uk'))
      expect([region, (await pageIn(region)).model.order.price?.installment]).toEqual([region, undefined]);
  });

  it.each(sold)('in %s shows every known figure of the robot [SC-15, EN-8, FX]', async (region) => {
    const { model, words } = await pageIn(region);
    const plain = words.replaceAll(/(?<=\d)[\s.,](?=\d{3}(?!\d))/gu, '');
    const { servos, chips, parts, audioLines, voiceCommands, batteryMah, chargeMinutes } =
      products.toyStoryBuzzLightyear.hardware;
    expect([servos, chips, parts, audioLines, voiceCommands, batteryMah, chargeMinutes]).toEqual([
      23, 75, 3000, 200, 34, 1900, 90,
    ]);
    for (const figure of ['23', '75', '3000+', '200+', '34', '1900', '90'])
      expect(plain).toMatch(new RegExp(`(?<!\\d)${figure.replace('+', '\\+')}(?!\\d)`));
    expect(words).toMatch(/2[.,]4\s?GHz/);
    expect(words).toContain('5.0');
    expect(model.overview.stats.map(({ number }) => Number(number.replaceAll(/\D/g, '')))).toEqual([
      23, 75, 3000, 200, 34,
    ]);
  });

  it.each([
    ['us', ['servos', 'chips', 'parts', 'spoken lines', 'voice commands']],
    ['fr', ['servos', 'puces', 'pièces', 'répliques', 'commandes vocales']],
  ] as const)('in %s has short captions in plain words for the main figures', async (region, captions) => {
    expect((await pageIn(region)).model.overview.stats.map(({ text }) => text)).toEqual(captions);
  });

  it.each(sold)('in %s has every section that its bar links to, a banner and one h1 [PB-1, SC-8]', async (region) => {
    const { model, html } = await pageIn(region);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    for (const id of ['banner', 'overview', 'HardwareTech', 'SoftwareAbility', 'specs', 'gallery'])
      expect(ids.filter((one) => one === id)).toEqual([id]);
    expect(model.bar.links.map(({ href }) => href)).toEqual(['#overview', '#SoftwareAbility', '#specs', '#gallery']);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it.each(sold)('in %s shows at least six different pictures, each described [SC-8, EN-9]', async (region) => {
    const { pictures } = (await pageIn(region)).model.gallery;
    expect(pictures.length).toBeGreaterThanOrEqual(6);
    expect(new Set(pictures.map(({ picture }) => picture.src)).size).toBe(pictures.length);
    for (const { picture, caption } of pictures) expect([picture.alt, caption].every(Boolean)).toBe(true);
  });

  it.each(sold)(
    'in %s shows four programming steps, six voice commands and two links to share programs [SC-15, EN-9]',
    async (region) => {
      const { model } = await pageIn(region);
      expect(model.programming.steps).toHaveLength(4);
      expect(model.programming.links).toHaveLength(2);
      expect(model.voice.commands.flatMap(({ commands }) => commands)).toHaveLength(6);
    },
  );

  it.each(sold)('in %s links to the store of that region only [RG-6]', async (region) => {
    const { model } = await pageIn(region);
    const stores = [...JSON.stringify(model).matchAll(/https:\/\/(\w+)\.store\.[^/]*(\/[^"]*)/g)].map(
      ([, id, path]) => [id, path],
    );
    expect(new Set(stores.map(String))).toEqual(
      new Set([`${region},/products/toy-story-buzz-lightyear?region=${region}&product=toy-story-buzz-lightyear`]),
    );
  });
});
