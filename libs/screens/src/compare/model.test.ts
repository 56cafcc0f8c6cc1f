import { announcedFrom, boundaries, lineUp, products, regionIds, seriesOf, type RegionId } from '@kinemorph/content';
import { instant } from '@kinemorph/content/time';
import { createRenderClock } from '@kinemorph/site/server';
import { describe, expect, it } from 'vitest';
import { specsOf } from '../sections/specs.server.ts';
import { pageContext } from '../testing/sites.ts';
import { compare } from './model.server.ts';

const now = instant('2025-08-01T00:00Z');
const context = (region: RegionId, at: number) => pageContext(region, 'compare', createRenderClock(at));
const comparisonAt = (region: RegionId, at: number = now) => compare.model(context(region, at));

describe.each(regionIds)('the comparison in %s', (region) => {
  it('has every robot that the region sells and has announced, and no dock', () => {
    for (const at of [
      instant('2022-01-01T00:00Z'),
      ...boundaries(region).flatMap(({ at: boundary }) => [boundary - 1, boundary]),
    ]) {
      const robots = lineUp.flatMap(({ product }) =>
        products[product].regions.includes(region) &&
        seriesOf(product) !== 'docks' &&
        (announcedFrom(product, region) ?? 0) <= at
          ? [products[product].slug]
          : [],
      );
      expect(comparisonAt(region, at).robots.map(({ id }) => id)).toEqual(robots);
      expect(robots.length).toBeGreaterThan(2);
    }
  });

  it('shows each robot’s specs, and no value where a spec is unknown [EN-8, FX]', () => {
    const { rows, robots } = comparisonAt(region);
    const { text } = context(region, now);
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
    for (const { id, values, height } of robots) {
      const product = Object.values(products).find(({ slug }) => slug === id);
      if (!product) throw new Error(`${id} is no product`);
      const specs = new Map(
        specsOf(context(region, now), product.id).flatMap(({ rows: all }) =>
          // Under its own heading the warranty's row is called "Term"; the comparison has no such heading.
          all.map(({ name, value }) => [name === text('specs.warranty.term') ? text('specs.warranty') : name, value]),
        ),
      );
      expect(values).toHaveLength(rows.length);
      // The first row is the shape.
      for (const [index, { name }] of rows.entries())
        if (index > 0) expect(values[index], `${id}: ${name}`).toBe(specs.get(name) ?? null);
      expect(height).toBe(product.hardware.heightCm);
    }
    for (const index of rows.keys()) expect(robots.some(({ values }) => values[index] !== null)).toBe(true);
  });

  it('draws the heights in exactly one row, for robots whose height is known', () => {
    const { rows, robots } = comparisonAt(region);
    const drawn = rows.flatMap(({ note }, index) => (note === undefined ? [] : [index]));
    expect(drawn).toHaveLength(1);
    for (const { height, values } of robots) expect(height !== undefined).toBe(values[drawn[0] ?? -1] !== null);
    expect(robots.some(({ height }) => height !== undefined)).toBe(true);
  });
});

describe('Flagship Bumblebee in the comparison', () => {
  const bumblebeeIn = (region: RegionId) => comparisonAt(region).robots.find(({ id }) => id === 'flagship-bumblebee');
  const having = regionIds.filter((region) => products.flagshipBumblebee.regions.includes(region));

  it('is absent only in regions that do not sell it, such as kr', () => {
    expect(regionIds.filter((region) => bumblebeeIn(region))).toEqual(having);
    expect(bumblebeeIn('kr')).toBeUndefined();
  });

  it.each(having)('has its charging port and Bluetooth version in %s [EN-8]', (region) => {
    const { rows } = comparisonAt(region);
    const { text } = context(region, now);
    for (const figure of ['specs.port', 'specs.bluetooth'] as const) {
      const row = rows.findIndex(({ name }) => name === text(figure));
      expect(bumblebeeIn(region)?.values[row], figure).toMatch(/\S/);
    }
  });
});
