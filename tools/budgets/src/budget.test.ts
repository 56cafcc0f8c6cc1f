import { describe, expect, it } from 'vitest';
import { limitsOfPage, tightenLimits, totalsOf, type Limits } from './budget.ts';

const page = {
  unasked: {
    document: [9_000],
    'react.js': [60_000],
    'de-DE.js': [700, 300],
    'Home.css': [2_000],
    'archivo.woff2': [30_000],
    'hero.avif': [40_000],
    'icons.svg': [4_000],
    '/ssr/timestamp': [64],
  },
  live: { 'axios.js': [20_000], 'de-DE.js': [100], 'late.avif': [5_000] },
};
const limits: Limits = {
  transfer: 200_000,
  javascript: 84_000,
  liveJavascript: 94_000,
  css: 9_000,
  font: 30_000,
  pictures: 90_000,
  requests: 20,
};

describe('totals', () => {
  it('a page: adds up its files by kind, and counts live files only as live JavaScript', () => {
    expect(totalsOf(page)).toEqual({
      transfer: 146_064,
      javascript: 61_000,
      liveJavascript: 81_100,
      css: 2_000,
      font: 30_000,
      pictures: 44_000,
      requests: 9,
    });
  });

  it('an inline style: counts as CSS, but not as a request', () => {
    expect(totalsOf({ unasked: { document: [9_000], 'inline.css': [4_000] }, live: {} })).toMatchObject({
      transfer: 13_000,
      css: 4_000,
      requests: 1,
    });
  });
});

describe('limits of a page', () => {
  it('are those of its kind without accepted sizes', () => {
    expect(limitsOfPage(limits, undefined)).toEqual(limits);
  });

  it('of a light page are a tenth above its accepted sizes', () => {
    expect(limitsOfPage(limits, page)).toEqual({
      transfer: 161_000,
      javascript: 67_500,
      liveJavascript: 89_500,
      css: 2_500,
      font: 30_000,
      pictures: 48_500,
      requests: 10,
    });
  });

  it('are 0 for kinds of files that the accepted page does not load', () => {
    expect(limitsOfPage(limits, { unasked: { document: [9_000] }, live: {} })).toMatchObject({
      font: 0,
      pictures: 0,
      javascript: 0,
    });
  });
});

describe('limits of a kind', () => {
  const heavy = { ...limits, javascript: 80_000 };

  it('are a little above the heaviest page of a new kind', () => {
    expect(tightenLimits([heavy, { ...heavy, javascript: 70_000 }], undefined)).toMatchObject({
      javascript: 82_500,
      css: 9_500,
      requests: 21,
    });
  });

  it('become lower when pages become lighter', () => {
    expect(tightenLimits([heavy], { ...limits, javascript: 120_000 }).javascript).toBe(82_500);
  });

  it('stay the same when pages become heavier', () => {
    expect(tightenLimits([{ ...heavy, javascript: 99_000 }], limits).javascript).toBe(84_000);
  });
});
