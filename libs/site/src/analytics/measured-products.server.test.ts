import { offerOf, productIds, products, regionIds, regions } from '@kinemorph/content';
import { describe, expect, it } from 'vitest';
import { createRenderClock } from '../clock/render/render-clock.server.ts';
import { measuredProducts } from './measured-products.server.ts';

const at = (region: (typeof regionIds)[number], instant: string, pages: readonly string[]) =>
  measuredProducts({ region: regions[region], clock: createRenderClock(Date.parse(instant)) }, pages);

describe('the measured products', () => {
  it.each(regionIds)('in %s have the price of their offer, if it can be bought', (region) => {
    const instant = '2025-08-01T12:00:00Z';
    const measured = at(
      region,
      instant,
      productIds.map((id) => products[id].slug),
    );
    for (const id of productIds) {
      const offer = offerOf(products[id], regions[region], createRenderClock(Date.parse(instant)));
      if (!offer) expect(measured).not.toHaveProperty([products[id].slug]);
      else
        expect(measured[products[id].slug]).toBe(
          offer.state === 'buy' || offer.state === 'preOrder' ? (offer.price?.amount ?? null) : null,
        );
    }
  });

  it('have no price before it is published, and exclude products without an open page', () => {
    expect(at('us', '2025-03-01T00:00:00Z', ['flagship-bumblebee'])['flagship-bumblebee']).toBeNull();
    expect(at('us', '2025-03-01T00:00:00Z', [])).not.toHaveProperty('flagship-bumblebee');
  });
});
