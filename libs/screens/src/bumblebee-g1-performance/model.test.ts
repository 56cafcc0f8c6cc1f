import { products } from '@kinemorph/content';
import { instant } from '@kinemorph/content/time';
import { createRenderClock } from '@kinemorph/site/server';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pageContext } from '../testing/sites.ts';
import { BumblebeeG1Performance } from './BumblebeeG1Performance.tsx';
import { bumblebeeG1Performance } from './model.server.ts';

const context = pageContext('us', 'bumblebee-g1-performance', createRenderClock(instant('2025-06-01T00:00Z')));
const model = bumblebeeG1Performance.model(context);
const html = renderToStaticMarkup(createElement(BumblebeeG1Performance, model));

describe('the page of Bumblebee G1 Performance', () => {
  it('shows the known figures: 17 servos, 20 voice commands, 69 sounds [SC-3, SC-15, FX]', () => {
    expect(model.figures.stats.map(({ number }) => number)).toEqual(['17', '20', '69']);
    const rows = Object.fromEntries(
      model.specs.groups.flatMap((group) => group.rows.map(({ name, value }) => [name, value])),
    );
    expect(rows).toMatchObject({ Servos: '17', 'Voice commands': '20', 'Sound effects': '69', Term: '2 years' });
  });

  it('lists all 20 voice commands, each once, in groups [SC-3, EN-9, FX]', () => {
    const commands = model.voice.commands.groups.flatMap((group) => group.commands);
    expect(new Set(commands).size).toBe(products.bumblebeeG1Performance.hardware.voiceCommands);
    expect(commands).toHaveLength(20);
  });

  it('shows the commands of its dialog at the button’s link target, also without JavaScript [SC-3]', () => {
    const { href, label } = model.voice.dialog;
    expect(html).toMatch(new RegExp(`<a [^>]*href="${href}"[^>]*>${label}`));
    const [, place = ''] = html.split(` id="${href.slice(1)}"`);
    for (const { title, commands } of model.voice.commands.groups)
      for (const said of [title ?? '', ...commands.map(String)]) expect(place).toContain(said);
  });

  it('shows the same price everywhere, and links to the store [FX, EN-9, ST-6]', () => {
    expect([model.bar.price, model.hero.price, model.order.price].map((price) => price?.current)).toEqual([
      '$399',
      '$399',
      '$399',
    ]);
    for (const action of [model.bar.action, model.hero.actions?.[0], model.order.actions?.[0]])
      expect(action).toMatchObject({
        label: 'Buy Now',
        href: 'https://us.store.kinemorph.example/products/bumblebee-g1-performance?region=us&product=bumblebee-g1-performance',
      });
    expect(bumblebeeG1Performance.head(context, model).product?.offer?.price).toEqual({ amount: 399, currency: 'USD' });
  });

  it('has the sections that its bar links to, and the anchors of a product page [PB-1]', () => {
    for (const { href } of model.bar.links) expect(html).toContain(` id="${href.slice(1)}"`);
    for (const id of ['hero', 'overview', 'ProductDetails', 'SoftwareAbility', 'specs', 'gallery'])
      expect(html.split(` id="${id}"`)).toHaveLength(2);
  });

  it('has one main heading, and a gallery of at least six different pictures [SC-3]', () => {
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(new Set(model.gallery.pictures.map(({ picture }) => picture.src)).size).toBeGreaterThanOrEqual(6);
    expect(new Set(model.gallery.pictures.map(({ caption }) => caption)).size).toBe(model.gallery.pictures.length);
  });
});
