import { bytesOf, inlineStyle, type PageSizes, type Sizes } from './sizes.ts';

/** The measures that a budget limits: bytes as sent, after compression; `requests` is a count. */
export const measures = ['transfer', 'javascript', 'liveJavascript', 'css', 'font', 'pictures', 'requests'] as const;

export type Measure = (typeof measures)[number];
export type Totals = Readonly<Record<Measure, number>>;
/** The most that a page of a kind may weigh. */
export type Limits = Totals;

const endings: Readonly<Partial<Record<Measure, RegExp>>> = {
  javascript: /\.js$/,
  liveJavascript: /\.js$/,
  css: /\.css$/,
  font: /\.woff2?$/,
  pictures: /\.(?:avif|webp|png|jpe?g|svg|gif|ico)$/,
};

/** Returns the files that count towards a measure. */
export function filesOf({ unasked, live }: PageSizes, measure: Measure): Sizes {
  const files = measure === 'liveJavascript' ? merge(unasked, live) : unasked;
  const ending = endings[measure];
  return ending ? Object.fromEntries(Object.entries(files).filter(([name]) => ending.test(name))) : files;
}

/** Adds a page's files up. */
export function totalsOf(page: PageSizes): Totals {
  return eachMeasure((measure) => {
    const files = filesOf(page, measure);
    if (measure === 'requests')
      return Object.entries(files).flatMap(([name, bytes]) => (name === inlineStyle ? [] : bytes)).length;
    return Object.keys(files).reduce((sum, name) => sum + bytesOf(files, name), 0);
  });
}

const kindHeadroom = 1.03;
/**
 * The factor by which a page may grow before it must be accepted again. The limit of its kind is that of the heaviest
 * page.
 */
const pageHeadroom = 1.1;

/** Returns the limits of one page: those of its kind, and slightly more than the page's own accepted sizes. */
export function limitsOfPage(ofKind: Limits, accepted: PageSizes | undefined): Limits {
  if (!accepted) return ofKind;
  const totals = totalsOf(accepted);
  return eachMeasure((measure) => Math.min(ofKind[measure], roundUp(totals[measure] * pageHeadroom, measure)));
}

/** Returns limits slightly above the heaviest page of a kind; lower existing limits are kept. */
export function tightenLimits(pages: readonly Totals[], limits: Limits | undefined): Limits {
  return eachMeasure((measure) => {
    const heaviest = Math.max(...pages.map((totals) => totals[measure]));
    return Math.min(roundUp(heaviest * kindHeadroom, measure), limits?.[measure] ?? Infinity);
  });
}

function roundUp(value: number, measure: Measure): number {
  const step = measure === 'requests' ? 1 : 500;
  return Math.ceil(value / step) * step;
}

function eachMeasure(valueOf: (measure: Measure) => number): Record<Measure, number> {
  return Object.fromEntries(measures.map((measure) => [measure, valueOf(measure)])) as Record<Measure, number>;
}

function merge(left: Sizes, right: Sizes): Sizes {
  const names = new Set([...Object.keys(left), ...Object.keys(right)]);
  return Object.fromEntries([...names].map((name) => [name, [...(left[name] ?? []), ...(right[name] ?? [])]]));
}
