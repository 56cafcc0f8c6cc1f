import { describe, expect, it } from 'vitest';
import { seriesOf } from '../manuals/manuals.ts';
import { pictures } from '../pictures/pictures.ts';
import { regionIds } from '../regions/regions.ts';
import { announcedFrom, lineUp } from './line-up.ts';
import { products, productIds } from './products.ts';

/** The identifiers of the specification. */
const identifiers = [
  'flagshipBumblebee',
  'toyStoryBuzzLightyear',
  'flagshipMegatron',
  'grimlockG1Flagship',
  'bumblebeeG1Performance',
  'optimusPrimeRiseOfTheBeastsSignatureLimitedEdition',
  'eliteOptimusPrime',
  'aiBase',
  'interstellarScoutK1',
  'interstellarScoutK1pro',
  'interstellarAgentT9',
  'buzzLightyearSpaceRangerAlpha',
  'flagshipOptimusPrime',
  'eliteOptimusPrimeAiBase',
  'k1ProInterstellarScout',
  't9',
];
/** The two second names of a product, with the one that is ours. */
const secondNames = { interstellarScoutK1pro: 'k1ProInterstellarScout', t9: 'interstellarAgentT9' };

describe('the line-up', () => {
  it('has a product for each identifier of the specification, and only one for two names of the same [EN-3]', () => {
    const names: readonly string[] = productIds;
    expect(names).toEqual(expect.arrayContaining(identifiers.filter((id) => !(id in secondNames))));
    expect(names).toEqual(expect.arrayContaining(Object.values(secondNames)));
    expect(names.filter((id) => id in secondNames)).toEqual([]);
  });

  it('has every product once', () => {
    expect(lineUp.map(({ product }) => product).sort()).toEqual([...productIds].sort());
  });

  it('agrees with each product on whether it transforms, and has a second picture only if so', () => {
    for (const { product, shape, otherShape } of lineUp) {
      const { transforms } = products[product];
      if (transforms !== undefined) expect(shape !== 'robot', product).toBe(transforms);
      if (otherShape !== undefined)
        expect([shape !== 'robot', otherShape in pictures, otherShape === products[product].picture], product).toEqual([
          true,
          true,
          false,
        ]);
    }
  });

  it('dates a product with a pre-order from its earliest early bird', () => {
    for (const { product, since } of lineUp) {
      const opens = regionIds.flatMap((region) => products[product].preOrder?.regions[region]?.opens.earlyBird ?? []);
      if (opens.length > 0) expect(since, product).toBe(Math.min(...opens));
    }
  });

  it('has products of five series, and the bundle in its robot’s series', () => {
    expect(new Set(productIds.map(seriesOf))).toEqual(
      new Set(['flagship', 'collector', 'ranger', 'interstellar', 'docks']),
    );
    expect(seriesOf('eliteOptimusPrimeAiBase')).toBe(seriesOf('eliteOptimusPrime'));
  });

  it('announces Flagship Bumblebee later in jp than in us [NV-3]', () => {
    expect(announcedFrom('flagshipBumblebee', 'jp')).toBeGreaterThan(
      announcedFrom('flagshipBumblebee', 'us') ?? Infinity,
    );
    expect(announcedFrom('aiBase', 'us')).toBeUndefined();
  });
});
