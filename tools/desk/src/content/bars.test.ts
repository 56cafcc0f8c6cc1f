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

describe('the bars of the timeline', () => {
  it.each(regionIds)('of %s begin and end at every boundary that content knows', (region) => {
    const ends = new Set(bars.filter((bar) => bar.region === region).flatMap(({ opens, closes }) => [opens, closes]));
    for (const { at, what } of boundaries(region)) expect(ends, what).toContain(at);
  });

  it('have an id each that does not tell their dates', () => {
    expect(new Set(bars.map(({ id }) => id)).size).toBe(bars.length);
    for (const { id, region } of bars) expect(id.startsWith(`${region}.`)).toBe(true);
  });

  it('name campaigns, and keep to the time zone that a campaign has in a region', () => {
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
