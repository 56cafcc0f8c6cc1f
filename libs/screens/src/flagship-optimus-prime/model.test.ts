import { siteMap, type PageRecord, type RegionId } from '@kinemorph/content';
import { createRenderClock } from '@kinemorph/site/server';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { itTellsTheRobot, soldIn } from '../testing/product-page.ts';
import { specified } from '../testing/specified-regions.ts';
import { origins, pageContext } from '../testing/sites.ts';
import { FlagshipOptimusPrime } from './FlagshipOptimusPrime.tsx';
import { flagshipOptimusPrime } from './model.server.ts';

const contextIn = (region: RegionId) =>
  pageContext(region, 'flagship-optimus-prime', createRenderClock(Date.parse('2025-06-01T12:00:00Z')));

function pageIn(region: RegionId) {
  const context = contextIn(region);
  const model = flagshipOptimusPrime.model(context);
  return { model, head: flagshipOptimusPrime.head(context, model) };
}
const htmlIn = (region: RegionId) => renderToStaticMarkup(createElement(FlagshipOptimusPrime, pageIn(region).model));

describe('the page of Flagship Optimus Prime', () => {
  itTellsTheRobot('flagshipOptimusPrime', (region) => {
    const { figures, specs, voice, order, gallery } = pageIn(region).model;
    return { stats: figures.stats, specs: specs.groups, voice, order, gallery, html: htmlIn(region) };
  });

  it('exists in us, uk, eu, fr and de [PG-17]', () => {
    const page = (siteMap as readonly PageRecord[]).find(({ path }) => path === 'flagship-optimus-prime');
    expect(specified(page?.regions ?? [])).toEqual(soldIn);
  });

  it.each(soldIn)('in %s shows the same price everywhere [FX, EN-9]', (region) => {
    const { model, head } = pageIn(region);
    const prices = [model.bar.price, model.hero.price, model.order.price].map((price) =>
      Number(price?.current.replaceAll(/\D/g, '')),
    );
    expect(prices).toEqual(prices.map(() => head.product?.offer?.price.amount));
  });

  it.each(soldIn)('in %s links to the region’s store, and to the rival’s page [EN-9, RG-6]', (region) => {
    const { bar, hero, order } = pageIn(region).model;
    const store = `https://${region}.store.kinemorph.example/products/flagship-optimus-prime?region=${region}&product=flagship-optimus-prime`;
    expect([bar.action?.href, ...(hero.actions ?? []).map(({ href }) => href)]).toEqual([store, store]);
    expect(order.actions?.map(({ href }) => href)).toEqual([store, `/${region}/flagship-megatron`]);
    for (const { ariaLabel = '' } of order.actions ?? [])
      expect(ariaLabel).toMatch(/Flagship (Megatron|Optimus Prime)/);
  });

  it('does not link to the rival where the rival is not sold [RG-6]', () => {
    expect(pageIn('jp').model.order.actions?.map(({ href }) => href)).toEqual([
      'https://jp.store.kinemorph.example/products/flagship-optimus-prime?region=jp&product=flagship-optimus-prime',
    ]);
  });

  it.each(soldIn)('in %s has the sections that its bar links to, and one main heading [PB-1]', (region) => {
    const html = htmlIn(region);
    const ids = [...html.matchAll(/<section[^>]* id="([^"]+)"/g)].map(([, id]) => `#${id}`);
    expect(ids).toEqual(['#hero', '#overview', '#HardwareTech', '#SoftwareAbility', '#specs', '#gallery', '#reviews']);
    expect(pageIn(region).model.bar.links.map(({ href }) => href)).toEqual([
      '#overview',
      '#HardwareTech',
      '#SoftwareAbility',
      '#specs',
      '#gallery',
    ]);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it.each(soldIn)('in %s shows the transformation from robot to hauler in three steps [SC-15]', (region) => {
    const { change } = pageIn(region).model;
    expect(change.stills.map(({ picture }) => /(?:first|half|last)/.exec(picture.src)?.[0])).toEqual([
      'first',
      'half',
      'last',
    ]);
    expect(new Set(change.stills.map(({ caption }) => caption)).size).toBe(3);
    expect(change.strip.wide).toContain('flagship-optimus-prime-change');
  });

  it.each(soldIn)(
    'in %s shows four voice commands, three programming methods, and links to Studio and Hub [SC-15]',
    (region) => {
      const { voice, program, theater } = pageIn(region).model;
      expect(voice.groups.flatMap(({ commands }) => commands)).toHaveLength(4);
      expect(program.items).toHaveLength(3);
      expect(theater.actions?.map(({ href }) => href)).toEqual([
        `${origins.studio}/${region}`,
        `${origins.hub}/${region}`,
      ]);
    },
  );

  it.each(soldIn)('in %s is pictured on a desk, in a room and in its box', (region) => {
    const shown = pageIn(region).model.gallery.pictures.map(({ picture }) => picture.src);
    for (const place of ['desk', 'room', 'box']) expect(shown.join()).toContain(`places/${place}`);
  });

  it.each(soldIn)('in %s shows a copyright notice [SC-9]', (region) => {
    expect(pageIn(region).model.hero.copyright).toBeTruthy();
  });
});
