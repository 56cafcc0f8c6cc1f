import { delivery, products, siteMap, type PageRecord, type RegionId } from '@kinemorph/content';
import { createRenderClock } from '@kinemorph/site/server';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pageWords } from '../testing/page-words.ts';
import { pageContext } from '../testing/sites.ts';
import { AiBase } from './AiBase.tsx';
import { aiBase } from './model.server.ts';

const contextIn = (region: RegionId) =>
  pageContext(region, 'ai-base', createRenderClock(Date.parse('2025-06-01T12:00:00Z')));
const pageIn = (region: RegionId) => aiBase.model(contextIn(region));

describe('the AI Base page', () => {
  const page = pageIn('us');
  const html = renderToStaticMarkup(createElement(AiBase, page));

  it('exists only in us [PG-17]', () => {
    expect((siteMap as readonly PageRecord[]).find(({ path }) => path === 'ai-base')?.regions).toEqual(['us']);
  });

  it('shows the price of $249 and the announced price of $299 [FX, EN-2]', () => {
    for (const price of [page.hero.price, page.order.price]) {
      expect(price?.current).toBe('$249');
      expect(price?.note).toContain('$299');
    }
    expect(page.bar.price?.current).toBe('$249');
    expect(html).toContain('$299');
  });

  it('gives search engines the current price [PB-3]', () => {
    expect(aiBase.head(contextIn('us'), page).product?.offer).toMatchObject({
      price: { amount: 249, currency: 'USD' },
      availability: 'InStock',
      buy: 'https://us.store.kinemorph.example/products/ai-base',
    });
  });

  it('shows two years of warranty, thirty days of returns, and only known figures [FX]', () => {
    expect(page.order.notice?.items.map(({ value }) => value)).toEqual(['2 years', 'Within 30 days']);
    const words = pageWords(html);
    // The amount for free delivery, and the price of the robot that the page also shows.
    const beside = [delivery.us.freeFrom, products.eliteOptimusPrime.prices?.us?.regular].map(String);
    expect([...new Set(words.match(/\d+/g))].sort()).toEqual(['2', '249', '299', '30', ...beside].sort());
  });

  it('links to the store, and to the page of Elite Optimus Prime [EN-9, RG-6]', () => {
    for (const actions of [page.hero.actions, page.order.actions])
      expect(actions?.map(({ href }) => href)).toEqual([
        'https://us.store.kinemorph.example/products/ai-base?region=us&product=ai-base',
      ]);
    expect(page.use.actions).toMatchObject([{ label: 'Meet Elite Optimus Prime', href: '/us/elite-optimus-prime' }]);
  });

  it('has no price and no links in a region that does not sell it [RG-6, FX]', () => {
    const { bar, hero, use, order } = pageIn('uk');
    expect([bar.price, bar.action, hero.price, order.price]).toEqual([undefined, undefined, undefined, undefined]);
    expect([hero.actions, order.actions, use.actions]).toEqual([[], [], []]);
  });

  it('has a bar that links to its own sections below the first [PB-1]', () => {
    const ids = [...html.matchAll(/<section[^>]* id="([^"]+)"/g)].map(([, id]) => `#${id}`);
    expect(ids).toEqual(['#hero', '#overview', '#ProductDetails', '#use', '#gallery', '#reviews']);
    expect(page.bar.links.map(({ href }) => href)).toEqual(ids.slice(1, -1));
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it('shows at least six different pictures, each with an alt text [EN-9]', () => {
    const { pictures } = page.gallery;
    expect(pictures.length).toBeGreaterThanOrEqual(6);
    expect(new Set(pictures.map(({ picture }) => picture.src)).size).toBe(pictures.length);
    for (const { picture } of pictures) expect(picture.alt).toBeTruthy();
  });
});
