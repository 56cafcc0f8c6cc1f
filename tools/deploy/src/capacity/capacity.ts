import type { SiteFacts } from './facts.ts';

/** Assumptions about visitors, caches and machines. */
export interface Assumptions {
  /** Visits a year. */
  readonly visits: number;
  /** Shared caches, each with separate visitors. */
  readonly pops: number;
  /** Caches between those and the replicas; none by default. */
  readonly shields: number;
  readonly replicas: number;
  readonly pagesPerVisit: number;
  /** Visits in the busiest minute, relative to the average. */
  readonly peak: number;
  /** Seconds after which a cache requests a page again. */
  readonly refresh: number;
  /** Encodings that visitors accept for pages. */
  readonly variants: number;
  /** A page after the first, with its pictures, in bytes. */
  readonly nextPage: number;
  /** Of a replica: CPU seconds for a render and for an answer from memory. */
  readonly render: number;
  readonly answer: number;
  /** Deploys a year; each starts with an empty page cache. */
  readonly deploys: number;
}

export const usual: Assumptions = {
  visits: 1e9,
  pops: 300,
  shields: 0,
  replicas: 2,
  pagesPerVisit: 4,
  peak: 10,
  refresh: 60,
  variants: 2,
  nextPage: 45_000,
  render: 0.003,
  answer: 0.00005,
  deploys: 250,
};

/** A figure, and how it comes about. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly formula: string;
}

const secondsOfYear = 365 * 24 * 3600;
/** The share of a replica's CPU time to use: the rest is a reserve. */
const utilisation = 0.5;
/** Tabs request a page's new data within this many seconds after a boundary. */
const crowd = 0.5;

/** Computes the load of a year. Visitors' requests load the caches, but hardly the replicas. */
export function computeCapacity(facts: SiteFacts, a: Assumptions): readonly Figure[] {
  const renders = mostRenders(facts, a);
  const requests = (a.visits * a.pagesPerVisit) / secondsOfYear;
  const asking = a.shields > 0 ? a.shields : a.pops;
  const pageObjects = facts.pages * 2 * a.variants;
  // A cache never sends more requests than it receives.
  const fills = Math.min((asking * pageObjects) / a.refresh, requests * a.peak);
  const fillCpu = fills * a.answer;
  return [
    ...visitorFigures(facts, a, requests),
    {
      name: 'Renders',
      value: renders,
      unit: 'a year',
      formula: 'replicas × (pages × deploys + Σ over boundaries of the pages of their regions)',
    },
    {
      name: 'CPU of all renders',
      value: (renders * a.render) / 3600,
      unit: 'hours a year',
      formula: 'renders × render',
    },
    {
      name: 'Fills of the caches, most',
      value: fills,
      unit: '/s',
      formula: 'min((shields or pops) × pages × 2 (document, data) × variants ÷ refresh, peak requests)',
    },
    { name: 'CPU for fills', value: fillCpu, unit: 'cores', formula: 'fills × answer' },
    ...boundaryFigures(facts, a, asking),
    {
      name: 'Replicas that are needed',
      value: Math.max(2, Math.ceil(fillCpu / utilisation)),
      unit: 'of one core and 256 MB',
      formula: 'max(2, CPU for fills ÷ 0.5)',
    },
  ];
}

/** Returns the requests and the egress of visitors at the caches. */
function visitorFigures(facts: SiteFacts, a: Assumptions, requests: number): readonly Figure[] {
  const egress = a.visits * (facts.firstPage + (a.pagesPerVisit - 1) * a.nextPage);
  return [
    {
      name: 'Page requests at the caches, mean',
      value: requests,
      unit: '/s',
      formula: 'visits × pages per visit ÷ seconds of a year',
    },
    { name: 'Page requests at the caches, peak', value: requests * a.peak, unit: '/s', formula: 'mean × peak' },
    {
      name: 'Egress of the caches',
      value: egress / 1e15,
      unit: 'PB a year',
      formula: 'visits × (first page + (pages per visit − 1) × next page)',
    },
    {
      name: 'Egress of the caches, peak',
      value: ((egress / secondsOfYear) * a.peak * 8) / 1e9,
      unit: 'Gbit/s',
      formula: 'egress ÷ seconds of a year × peak × 8',
    },
  ];
}

/** Returns the load of the boundary at which most pages change. */
function boundaryFigures(facts: SiteFacts, a: Assumptions, asking: number): readonly Figure[] {
  const widest = Math.max(
    0,
    ...facts.boundaries.map(({ regions }) => regions.reduce((sum, region) => sum + facts.pagesOf[region], 0)),
  );
  const boundaryFills = asking * widest * 2 * a.variants;
  const boundaryCpu = boundaryFills * a.answer;
  return [
    {
      name: 'Widest boundary: pages that change, most',
      value: widest,
      unit: 'pages',
      formula: 'all pages of the regions that change together',
    },
    {
      name: 'Widest boundary: fills, most',
      value: boundaryFills,
      unit: '',
      formula: '(shields or pops) × pages × 2 × variants, if each is visited everywhere at once',
    },
    { name: 'Widest boundary: CPU of the fills', value: boundaryCpu, unit: 'core seconds', formula: 'fills × answer' },
    {
      name: 'Widest boundary: renders ahead, CPU',
      value: a.replicas * widest * a.render,
      unit: 'core seconds',
      formula: 'replicas × pages × render, spread over the minute before',
    },
    {
      name: 'Widest boundary: time to fill every cache',
      value: Math.max(crowd, boundaryCpu / a.replicas),
      unit: 's, most',
      formula: 'max(half a second in which tabs ask, CPU of the fills ÷ replicas)',
    },
  ];
}

/**
 * Computes the renders of all replicas: every page after each deploy, and at each boundary at most all pages of its
 * regions. `npm run scale` compares this with the counted renders of real replicas.
 */
export function mostRenders(
  { pages, boundaries, pagesOf }: Pick<SiteFacts, 'pages' | 'boundaries' | 'pagesOf'>,
  { replicas, deploys }: Pick<Assumptions, 'replicas' | 'deploys'>,
): number {
  const atBoundaries = boundaries.flatMap(({ regions }) => regions.map((region) => pagesOf[region]));
  return replicas * (pages * deploys + atBoundaries.reduce((sum, count) => sum + count, 0));
}
