import type { RegionId } from '@kinemorph/content';
import { createRenderClock } from '@kinemorph/site/server';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { itTellsTheRobot, soldIn } from '../testing/product-page.ts';
import { origins, pageContext } from '../testing/sites.ts';
import { K1ProInterstellarScout } from './K1ProInterstellarScout.tsx';
import { k1ProInterstellarScout } from './model.server.ts';

const contextIn = (region: RegionId) =>
  pageContext(region, 'k1-pro-interstellar-scout', createRenderClock(Date.parse('2025-06-01T12:00:00Z')));
const pageIn = (region: RegionId) => ({ model: k1ProInterstellarScout.model(contextIn(region)) });
const htmlIn = (region: RegionId) => renderToStaticMarkup(createElement(K1ProInterstellarScout, pageIn(region).model));

describe('the page of K1 Pro', () => {
  itTellsTheRobot('k1ProInterstellarScout', (region) => {
    const {
      abilities: { hardware, voice },
      specs,
      order,
      gallery,
    } = pageIn(region).model;
    return { stats: hardware.stats, specs: specs.groups, voice, order, gallery, html: htmlIn(region) };
  });

  it.each(soldIn)(
    'in %s describes app control, the mini-theater and four programming methods, and links to Studio and Hub [SC-15]',
    (region) => {
      const { app, theater, programming, sharing } = pageIn(region).model.abilities;
      expect(app.items).toHaveLength(3);
      expect(new Set(programming.steps.map(({ title }) => title)).size).toBe(4);
      const written = expect.stringMatching(/\S/) as string;
      for (const part of [...(app.items ?? []), theater, ...programming.steps])
        expect(part).toMatchObject({ title: written, text: written });
      expect(sharing.actions?.map(({ href }) => href)).toEqual([
        `${origins.studio}/${region}`,
        `${origins.hub}/${region}`,
      ]);
    },
  );

  it.each(soldIn)('in %s has the sections that its bar links to, and one main heading [PB-1]', (region) => {
    const html = htmlIn(region);
    const { links } = pageIn(region).model.bar;
    expect(links.length).toBeGreaterThan(3);
    for (const { href } of links) expect(html.split(` id="${href.slice(1)}"`)).toHaveLength(2);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it('has more than 500 words', () => {
    const words = htmlIn('us')
      .replaceAll(/<[^>]*>/g, ' ')
      .split(/\s+/)
      .filter(Boolean);
    expect(words.length).toBeGreaterThan(500);
  });
});
