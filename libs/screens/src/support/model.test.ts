import {
  boundaries,
  flagshipBumblebeePreOrder,
  productIds,
  products,
  regionIds,
  siteMap,
  supportedProducts,
  type RegionId,
} from '@kinemorph/content';
import { instant } from '@kinemorph/content/time';
import { createRenderClock } from '@kinemorph/site/server';
import { describe, expect, it } from 'vitest';
import { pageContext } from '../testing/sites.ts';
import { columnsFor } from './columns.ts';
import { support, type SupportModel } from './model.server.ts';

const summer = instant('2025-07-10T12:00Z');
const contextAt = (region: RegionId, now: number = summer) => pageContext(region, 'support', createRenderClock(now));
const pageAt = (region: RegionId, now: number = summer): SupportModel => support.model(contextAt(region, now));
const foundAt = (region: RegionId) => support.findableParts?.(pageAt(region), contextAt(region, summer)) ?? [];
const robotAt = (region: RegionId, slug: string) =>
  pageAt(region).robots.find(({ id }) => id === slug) ?? expect.fail(`${slug} is not supported in ${region}`);

describe.each(regionIds)('the support home page in %s', (region) => {
  it('contains every supported product, with a picture, a unique name and an anchor [PG-18]', () => {
    const { robots } = pageAt(region);
    expect(robots.map(({ id }) => id)).toEqual(
      supportedProducts(region, createRenderClock(summer)).map(({ slug }) => slug),
    );
    expect(new Set(robots.map(({ name }) => name)).size).toBe(robots.length);
    for (const { name, picture } of robots) expect([name, picture.src].map(Boolean)).toEqual([true, true]);
  });

  it('has for each robot three charging steps, three fixes, and links to forms for this robot [PG-18]', () => {
    for (const { id, charge, fixes: list, requests } of pageAt(region).robots) {
      const product = Object.values(products).find(({ slug }) => slug === id);
      expect(charge.steps).toHaveLength(3);
      expect(new Set(list.map(({ title }) => title)).size).toBe(3);
      for (const { title, text } of list) expect([title, text].map(Boolean), `${id}: ${title}`).toEqual([true, true]);
      expect(requests.map(({ href }) => href)).toEqual(
        ['return-manufacturer', 'technical-support', 'product-registration'].map(
          (path) => `${region === 'cn' ? '' : `/${region}`}/${path}?product=${product?.id}`,
        ),
      );
      for (const { ariaLabel, label } of requests) expect(ariaLabel?.startsWith(label)).toBe(true);
    }
  });

  it('shows how long charging takes where that is known [FX]', () => {
    for (const { id, charge } of pageAt(region).robots) {
      const minutes = Object.values(products).find(({ slug }) => slug === id)?.hardware.chargeMinutes;
      const digits = charge.steps.join().match(/\d+/)?.[0];
      expect(digits, id).toBe(minutes === undefined ? undefined : String(minutes));
    }
  });

  it('links to a robot’s manuals, or shows where the printed one is if the region has none [PG-7]', () => {
    const hasManuals = (siteMap.find(({ path }) => path === 'manuals')?.regions as readonly RegionId[]).includes(
      region,
    );
    for (const { id, manuals } of pageAt(region).robots) {
      expect(manuals.files.length > 0, id).toBe(hasManuals);
      expect(manuals.text === undefined, id).toBe(hasManuals);
      expect(manuals.more?.href).toMatch(hasManuals ? /\/manuals$/ : /\/download-center$/);
    }
  });

  it('lists each robot’s anchor in the structured data', () => {
    const context = contextAt(region);
    const { items = [], canonical } = support.head(context, support.model(context));
    expect(items.map(({ href }) => href)).toEqual(pageAt(region).robots.map(({ id }) => `${canonical}#${id}`));
  });

  it('contains Flagship Bumblebee only once it is announced, at every boundary', () => {
    for (const { at } of boundaries(region)) {
      for (const now of [at - 1, at]) {
        const isAnnounced = supportedProducts(region, createRenderClock(now)).some(
          ({ id }) => id === 'flagshipBumblebee',
        );
        expect(JSON.stringify(pageAt(region, now)).includes('flagship-bumblebee')).toBe(isAnnounced);
      }
    }
  });
});

describe('the robots of the support home page', () => {
  it('include Flagship Bumblebee from the first millisecond of its announcement on [ST-3]', () => {
    const opens = flagshipBumblebeePreOrder.timeline.regions.us?.opens.earlyBird ?? 0;
    const has = (now: number) => pageAt('us', now).robots.some(({ id }) => id === 'flagship-bumblebee');
    expect([has(opens - 1), has(opens)]).toEqual([false, true]);
  });

  it('have the manuals of everything in their box', () => {
    const saved = (region: RegionId, slug: string) => robotAt(region, slug).manuals.files.map(({ saveAs }) => saveAs);
    expect(saved('us', 'flagship-megatron')).toEqual([
      'Kinemorph-flagship-megatron-quick-guide.en-US.pdf',
      'Kinemorph-flagship-programming-guide.en-US.pdf',
    ]);
    expect(saved('de', products.eliteOptimusPrimeAiBase.slug)).toEqual(
      expect.arrayContaining([
        'Kinemorph-elite-optimus-prime-quick-guide.de-DE.pdf',
        'Kinemorph-ai-base-quick-guide.de-DE.pdf',
      ]),
    );
  });

  it('have a heading for setup instead of charging if they are a dock', () => {
    expect(robotAt('us', 'ai-base').charge.heading).toBe('First setup');
    expect(robotAt('us', 'flagship-megatron').charge.heading).toBe('First charge');
  });

  it('have the fix for an interrupted transformation only if they transform', () => {
    for (const id of productIds)
      if (products[id].transforms === false) expect(products[id].fixes).not.toContain('halfway');
  });

  it('are found by the search, each with its anchor', () => {
    const found = foundAt('us');
    expect(found.map(({ href }) => href)).toEqual(pageAt('us').robots.map(({ id }) => `#${id}`));
    expect(found[0]?.title).toContain('Flagship Bumblebee');
    // The language's own colon separates a robot from its part of the page.
    expect(foundAt('cn')[0]?.title).toMatch(/\p{Script=Han}：\p{Script=Han}/u);
  });
});

describe('the columns of the robots', () => {
  it.each([
    [5, 5],
    [7, 7],
    [9, 5],
    [10, 5],
    [12, 6],
    [13, 7],
    [14, 7],
  ] as const)('fill the last row of %i robots as far as possible: %i per row', (count, columns) => {
    expect(columnsFor(count, [7, 6, 5])).toBe(columns);
  });
});
