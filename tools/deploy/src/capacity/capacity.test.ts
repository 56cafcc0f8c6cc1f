import { boundaries, regionIds } from '@kinemorph/content';
import { describe, expect, it } from 'vitest';
import { computeCapacity, mostRenders, usual, type Assumptions } from './capacity.ts';
import { readFacts, type SiteFacts } from './facts.ts';
import { readAssumptions } from './options.ts';

const facts = readFacts();
const figure = (name: string, given: Partial<Assumptions> = {}, of: SiteFacts = facts) =>
  computeCapacity(of, { ...usual, ...given }).find((one) => one.name === name)?.value ?? NaN;

describe('capacity of a year', () => {
  it('uses facts of the real site map and timelines', () => {
    for (const region of regionIds) expect(facts.pagesOf[region], region).toBeGreaterThan(1);
    const years = regionIds.flatMap((region) => boundaries(region).map(({ at }) => new Date(at).getUTCFullYear()));
    expect(years).toContain(facts.year);
    expect(facts.boundaries.length).toBeGreaterThan(10);
    expect(facts.firstPage).toBeGreaterThan(50_000);
  });

  it('renders: depend on pages, boundaries, replicas and deploys, not on visitors', () => {
    const renders = figure('Renders');
    expect(figure('Renders', { visits: usual.visits * 1000, pops: usual.pops * 10 })).toBe(renders);
    expect(figure('Renders', { replicas: usual.replicas * 2 })).toBe(renders * 2);
    expect(figure('Renders', {}, { ...facts, boundaries: [] })).toBe(usual.replicas * facts.pages * usual.deploys);
  });

  it('renders at one boundary: are the pages of its regions times the replicas', () => {
    const regions = regionIds.slice(0, 2);
    const pages = regions.reduce((sum, region) => sum + facts.pagesOf[region], 0);
    const oneBoundary = { ...facts, boundaries: [{ at: 0, regions }] };
    expect(mostRenders(oneBoundary, { replicas: 3, deploys: 0 })).toBe(3 * pages);
  });

  it('fills: never exceed the requests of visitors, and are fewer behind shields', () => {
    const name = 'Fills of the caches, most';
    expect(figure(name, { visits: 1 })).toBeLessThan(1e-5);
    expect(figure(name, { shields: 4 })).toBeCloseTo((figure(name, { visits: 1e15 }) * 4) / usual.pops);
  });

  it('replicas: are at least two, and every figure has a value and a formula', () => {
    expect(figure('Replicas that are needed', { visits: 1 })).toBe(2);
    for (const { name, value, formula } of computeCapacity(facts, usual))
      expect([Number.isFinite(value), formula.length > 5], name).toEqual([true, true]);
  });
});

describe('capacity options', () => {
  it('have default values that arguments replace', () => {
    expect(readAssumptions([])).toEqual(usual);
    expect(readAssumptions(['--visits', '2e9', '--pages-per-visit', '3'])).toEqual({
      ...usual,
      visits: 2e9,
      pagesPerVisit: 3,
    });
    expect(readAssumptions(['--help'])).toBeUndefined();
  });

  it.each([[['--visits', 'many']], [['--pops', '0']], [['--machines', '3']]])(
    '%j: throws an error that names the option',
    (args) => {
      expect(() => readAssumptions(args)).toThrow(args[0]);
    },
  );
});
