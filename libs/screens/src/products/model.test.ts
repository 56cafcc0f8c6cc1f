import {
  announcedFrom,
  boundaries,
  homes,
  lineUp,
  offerOf,
  products as allProducts,
  regionIds,
  regions,
  type RegionId,
} from '@kinemorph/content';
import { instant } from '@kinemorph/content/time';
import { createRenderClock } from '@kinemorph/site/server';
import { describe, expect, it } from 'vitest';
import { origins, pageContext, table } from '../testing/sites.ts';
import { products } from './model.server.ts';

const now = instant('2025-08-01T00:00Z');
const context = (region: RegionId, at: number) => pageContext(region, 'products', createRenderClock(at));
const listAt = (region: RegionId, at: number = now) => products.model(context(region, at));
const instants = (region: RegionId) => [
  instant('2022-01-01T00:00Z'),
  ...boundaries(region).flatMap(({ at }) => [at - 1, at]),
  instant('2030-01-01T00:00Z'),
];
const figure = (text = '') => Number(text.replaceAll(/\D/g, ''));

describe.each(regionIds)('the list of products in %s', (region) => {
  it('contains all announced products of the region, each once, in the order of the line-up', () => {
    for (const at of instants(region)) {
      const known = lineUp.flatMap(({ product }) =>
        allProducts[product].regions.includes(region) && (announcedFrom(product, region) ?? 0) <= at
          ? [allProducts[product].slug]
          : [],
      );
      expect(listAt(region, at).products.map(({ id }) => id)).toEqual(known);
    }
  });

  it('shows the current and the former price, and a Buy link only for available products [ST-3, ST-6]', () => {
    for (const at of instants(region)) {
      for (const {
        id,
        card: { price, buy, stock, state },
        facts,
      } of listAt(region, at).products) {
        const product = Object.values(allProducts).find(({ slug }) => slug === id);
        const offer = product && offerOf(product, regions[region], createRenderClock(at));
        expect(price ? figure(price.current) : undefined, id).toBe(offer?.price?.amount);
        expect(Boolean(price?.was), id).toBe(offer?.was !== undefined);
        const canBuy = offer?.state === 'buy' || offer?.state === 'preOrder';
        expect([Boolean(buy), Boolean(stock), state?.kind], id).toEqual([canBuy, canBuy, canBuy ? 'open' : 'soldOut']);
        expect(facts.stock === 'buy', id).toBe(offer?.state === 'buy' && offer.ships === undefined);
        expect(facts.price?.amount, id).toBe(offer?.price?.amount);
      }
    }
  });

  it('links each product to its page, its part of the home page, or the store', () => {
    const base = region === 'cn' ? '' : `/${region}`;
    for (const {
      id,
      card: { buy, learnMore },
    } of listAt(region).products) {
      const store = `https://${region}.store.kinemorph.example/products/${id}?region=${region}&product=${id}`;
      const place = table.get(id)?.regions.includes(region)
        ? `${base}/${id}`
        : homes[region].robots?.some(({ product }) => allProducts[product].slug === id)
          ? `${base}#${id}`
          : undefined;
      if (buy) expect(buy.href).toBe(store);
      expect(learnMore?.href, id).toBe(place ?? (buy ? undefined : store));
    }
  });

  it('has filters with at least two options, and a product for each option', () => {
    for (const at of instants(region)) {
      const { filters, products: all, found } = listAt(region, at);
      for (const [name, filter] of Object.entries(filters)) {
        const [none, ...answers] = filter.options;
        expect(none?.value).toBe('');
        expect(answers.length).toBeGreaterThan(1);
        for (const { value, label } of answers) {
          expect(label).toBeTruthy();
          expect(
            all.filter(({ facts }) => (name === 'price' ? facts.price?.band : facts[name as 'series']) === value)
              .length,
            `${name} ${value}`,
          ).toBeGreaterThan(0);
        }
      }
      expect(found).toHaveLength(all.length + 1);
      for (const [count, text] of found.entries()) expect(text).toContain(String(count));
    }
  });

  it('is in the structured data in its order, with addresses of this site or the store [PB-3]', () => {
    const { items = [] } = products.head(context(region, now), listAt(region));
    expect(items.map(({ name }) => name)).toEqual(listAt(region).products.map(({ card }) => card.name));
    for (const { href } of items)
      expect(
        href.startsWith(region === 'cn' ? origins.cn : origins.global) || href.startsWith(`https://${region}.store.`),
      ).toBe(true);
    expect(new Set(items.map(({ href }) => href)).size).toBe(items.length);
  });
});

describe('the other shape of a robot', () => {
  it('is on the cards of the robots that have a picture of it', () => {
    for (const {
      id,
      card: { otherPicture },
    } of listAt('us').products) {
      const entry = lineUp.find(({ product }) => allProducts[product].slug === id);
      expect(Boolean(otherPicture), id).toBe(entry?.otherShape !== undefined);
    }
    expect(listAt('us').products.filter(({ card }) => card.otherPicture).length).toBeGreaterThan(2);
  });
});

describe('Flagship Bumblebee', () => {
  it('is absent from the list and its head until it is announced [ST-3]', () => {
    for (const region of ['us', 'jp', 'cn'] as const) {
      const at = announcedFrom('flagshipBumblebee', region) ?? 0;
      const said = (when: number) =>
        JSON.stringify([listAt(region, when), products.head(context(region, when), listAt(region, when))]);
      expect(said(at - 1)).not.toContain('flagship-bumblebee');
      expect(said(at)).toContain('flagship-bumblebee');
    }
  });
});
