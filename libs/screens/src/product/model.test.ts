import { products, regionIds, regions, type RegionId } from '@kinemorph/content';
import { createRenderClock } from '@kinemorph/site/server';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pageContext } from '../testing/sites.ts';
import { product } from './model.server.ts';
import { Product } from './Product.tsx';

const agent = products.interstellarAgentT9;
const contextIn = (region: RegionId, at = '2026-01-15T12:00:00Z', path = agent.slug) =>
  pageContext(region, path, createRenderClock(Date.parse(at)));
const pageIn = (region: RegionId, at?: string) => product.model(contextIn(region, at));

describe('the shared page of products', () => {
  it.each(agent.regions)(
    'in %s shows the price, figures and texts of the product in its language [FX, EN-9]',
    (region) => {
      const { hero, specs, overview, order } = pageIn(region);
      const { servos, chips, voiceCommands } = agent.hardware;
      expect(hero.price?.current.replaceAll(/\D/g, '')).toBe(String(agent.prices?.[region]?.regular));
      expect(specs.stats.slice(0, 3).map(({ number }) => number)).toEqual([servos, chips, voiceCommands].map(String));
      const said = [hero.subtitle, overview.title, overview.text, order.title, order.text].join(' ');
      expect(said).toContain(String(servos));
      const isEnglish = regions[region].locale.startsWith('en');
      expect(/[a-z]{4}/i.test(said) && /\b(?:the|and)\b/.test(said)).toBe(isEnglish);
    },
  );

  it('has the sections that its bar links to, and one main heading [PB-1]', () => {
    const page = pageIn('us');
    const html = renderToStaticMarkup(createElement(Product, page));
    const ids = [...html.matchAll(/<section[^>]* id="([^"]+)"/g)].map(([, id]) => `#${id}`);
    expect(ids).toEqual(['#hero', '#overview', '#specs', '#gallery']);
    expect(page.bar.links.map(({ href }) => href)).toEqual(ids.slice(1));
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it('shows every picture of the product, each with a description', () => {
    const pictures = pageIn('us').gallery?.pictures ?? [];
    expect(pictures.map(({ picture }) => /(\w[\w-]*?)-\d+/.exec(picture.src)?.[1])).toEqual([
      'hero',
      'action',
      'vehicle',
      'detail-head',
      'back',
    ]);
    for (const { picture } of pictures) expect(picture.alt).toContain('T9');
  });

  it('shows when the product is back, instead of a button, while it is out of stock [EN-2]', () => {
    const { hero, order } = pageIn('fr', '2026-11-15T12:00:00Z');
    expect(hero.actions).toEqual([]);
    expect(order.status).toContain('14\u00a0décembre');
  });

  it('has the current offer and the product’s picture for sharing in its head [PB-3]', () => {
    const head = product.head(contextIn('us'), pageIn('us'));
    expect(head.product?.offer).toMatchObject({ price: { currency: 'USD' }, availability: 'InStock' });
    expect(head.image?.src).toContain('share');
  });

  it('can show every product in every region that sells it', () => {
    for (const { slug, regions: sold } of Object.values(products))
      for (const region of sold.filter((id) => regionIds.includes(id))) {
        const { specs } = product.model(contextIn(region, undefined, slug));
        for (const { number } of specs.stats) expect(number).toMatch(/^\d/);
      }
  });

  it('throws a clear error if no product has the address', () => {
    expect(() => product.model(contextIn('us', undefined, 'no-such-robot'))).toThrow(
      'no product has the slug "no-such-robot"',
    );
  });
});
