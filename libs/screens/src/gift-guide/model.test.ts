import { christmas2024, products, siteOf, type ChristmasRegion } from '@kinemorph/content';
import { createRenderClock, pageData } from '@kinemorph/site/server';
import { describe, expect, it } from 'vitest';
import { serverScreens } from '../models.server.ts';
import { origins, pageContext, table } from '../testing/sites.ts';
import { giftGuide } from './model.server.ts';

const all = ['us', 'uk', 'eu', 'fr', 'de'] as const satisfies readonly ChristmasRegion[];
const path = 'gift-guide';
const guideAt = (region: ChristmasRegion, now: number) =>
  giftGuide.model(pageContext(region, path, createRenderClock(now)));
const pageAt = (region: ChristmasRegion, now: number) =>
  pageData(
    { site: siteOf(region), table, origins, screens: serverScreens, build: 'test' },
    { region, path, screen: path },
    now,
  );

describe.each(all)('the gift guide in %s', (region) => {
  const [opens, ends] = [christmas2024.opensIn(region), christmas2024.endOf(region)];

  it('exists as long as the page of the sale [SC-2, PB-4]', () => {
    expect(table.get(path)).toMatchObject({ regions: [...all], window: table.get('christmas-sale')?.window });
    const listed = (now: number) => pageAt(region, now).shell.site.pages.includes(path);
    const week = 7 * 24 * 60 * 60 * 1000;
    expect([opens - week - 1, opens - week, ends - 1, ends].map(listed)).toEqual([false, true, true, false]);
  });

  it('recommends four products of the region, each with links to the store and its page [SC-2]', () => {
    const { recommendations } = guideAt(region, opens);
    expect(recommendations.map(({ product }) => product)).toEqual(
      christmas2024.giftGuide.map(({ product }) => product),
    );
    expect(new Set(recommendations.map(({ product }) => product)).size).toBe(4);
    for (const { product, actions } of recommendations) {
      const { slug, regions } = products[product];
      expect(regions).toContain(region);
      expect(actions?.map(({ href }) => href)).toEqual([
        `https://${region}.store.kinemorph.example/products/${slug}?region=${region}&product=${slug}&campaign=christmas-2024`,
        `/${region}/${slug}`,
      ]);
    }
  });

  it('lists the same robots by age and by current price, each once', () => {
    for (const now of [opens - 1, opens]) {
      const [byAge = [], byBudget = []] = guideAt(region, now).choices.map(({ groups }) =>
        groups.flatMap(({ robots }) => robots),
      );
      const inOrder = (robots: typeof byAge) => robots.toSorted((a, b) => a.href.localeCompare(b.href));
      expect(byAge.length).toBeGreaterThan(4);
      expect(inOrder(byAge)).toEqual(inOrder(byBudget));
      expect(new Set(byAge.map(({ href }) => href)).size).toBe(byAge.length);
    }
    const prices = (now: number) => JSON.stringify(guideAt(region, now).choices);
    expect(prices(opens)).not.toBe(prices(opens - 1));
  });

  it('links back to the sale, and to a recommendation on the page', () => {
    const guide = guideAt(region, opens);
    expect([guide.banner.actions?.at(-1)?.href, guide.end.actions[0]?.href]).toEqual([
      `/${region}/christmas-sale`,
      `/${region}/christmas-sale`,
    ]);
    expect(guide.recommendations.map(({ id }) => `#${id}`)).toContain(guide.banner.actions?.[0]?.href);
  });

  it('describes returns, free shipping and gifts only during the sale, and shows its opening day before [ST-2]', () => {
    const shownAt = (now: number) =>
      JSON.stringify([guideAt(region, now).tips, guideAt(region, now).end]).replaceAll('\u00a0', ' ');
    const openingDay = /December 9|9 December|9\. Dezember|9 décembre/;
    const offers = [
      /January 20|2[07] January|20\. Januar|20 janvier/,
      /free|kostenlos|offerte/,
      /gift of their own|Geschenk dazu|cadeau accompagne/,
    ];
    expect(shownAt(opens - 1)).toMatch(openingDay);
    expect(shownAt(opens)).not.toMatch(openingDay);
    for (const offer of offers) {
      expect(shownAt(opens - 1)).not.toMatch(offer);
      expect(shownAt(opens)).toMatch(offer);
    }
    expect(shownAt(opens - 1)).not.toMatch(/Januar|janvier/);
    expect(guideAt(region, opens - 1).tips.steps).toHaveLength(3);
    expect(guideAt(region, opens).tips.steps).toHaveLength(4);
  });

  it('has a title and description that fit search results [PB-2]', () => {
    const { head } = pageAt(region, opens);
    expect(head.title.length).toBeLessThanOrEqual(60);
    expect(head.description.length).toBeLessThanOrEqual(155);
  });
});
