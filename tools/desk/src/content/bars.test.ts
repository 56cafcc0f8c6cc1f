import { boundaries, regionIds } from '@kinemorph/content';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { barsOf, type PlainBar } from './bars.ts';
import { productNames, readLibrary } from './library.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
let bars: readonly PlainBar[] = [];
beforeAll(async () => {
  bars = barsOf(await readLibrary(root), productNames(root));
});

describe('timeline bars', () => {
  it.each(regionIds)('of %s begin or end at every boundary of the content', (region) => {
    const ends = new Set(bars.filter((bar) => bar.region === region).flatMap(({ opens, closes }) => [opens, closes]));
    for (const { at, what } of boundaries(region)) expect(ends, what).toContain(at);
  });

  it('have unique ids that begin with their region', () => {
    expect(new Set(bars.map(({ id }) => id)).size).toBe(bars.length);
    for (const { id, region } of bars) expect(id.startsWith(`${region}.`)).toBe(true);
  });

  it('show names of campaigns and prices, and have the region’s time zone for a campaign', () => {
    expect(bars.find(({ id }) => id === 'us.campaign.Black Friday 2024.cyberMonday')).toMatchObject({
      name: 'Black Friday 2024 · Cyber Monday',
      zone: 'America/New_York',
      opens: Date.parse('2024-11-30T00:00-05:00'),
    });
    expect(bars.find(({ id }) => id === 'uk.price.flagshipMegatron.Black Friday 2024')?.name).toBe(
      'Flagship Megatron · £879',
    );
  });
});
