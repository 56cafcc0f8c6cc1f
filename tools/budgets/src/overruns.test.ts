import { describe, expect, it } from 'vitest';
import type { Limits } from './budget.ts';
import { describeChanges, describeOverruns } from './overruns.ts';

const limits: Limits = {
  transfer: 900_000,
  javascript: 84_000,
  liveJavascript: 94_000,
  css: 9_000,
  font: 30_000,
  pictures: 90_000,
  requests: 20,
};
const page = (unasked: Record<string, number[]>) => ({ unasked, live: {} });

describe('changes', () => {
  it('files: are listed with their old and new size, the largest growth first', () => {
    const then = { 'react.js': [63_314], 'same.js': [5], 'gone.js': [900], 'frame.js': [14_000] };
    const now = { 'react.js': [70_001], 'same.js': [5], 'new.js': [1_200], 'frame.js': [13_000] };
    expect(describeChanges(then, now)).toEqual([
      'react.js 63,314 -> 70,001 (+6,687)',
      'new.js new -> 1,200 (+1,200)',
      'gone.js 900 -> gone (−900)',
      'frame.js 14,000 -> 13,000 (−1,000)',
    ]);
  });

  it('several files of one name: share one line, with their number', () => {
    expect(describeChanges({ 'de-DE.js': [300, 200] }, { 'de-DE.js': [300, 200, 100] })).toEqual([
      'de-DE.js ×2→3 500 -> 600 (+100)',
    ]);
    expect(describeChanges({ 'de-DE.js': [300, 200] }, { 'de-DE.js': [300, 250] })).toEqual([
      'de-DE.js ×2 500 -> 550 (+50)',
    ]);
  });
});

describe('overruns', () => {
  it('a page within its limits: has no overruns', () => {
    expect(describeOverruns(page({ 'react.js': [84_000] }), limits, undefined)).toEqual([]);
  });

  it('a page over the limit of its kind: lists the changed files of that type', () => {
    const then = page({ 'react.js': [80_000], 'Home.css': [100] });
    const now = page({ 'react.js': [86_687], 'Home.css': [90] });
    expect(describeOverruns(now, limits, then)).toEqual([
      'javascript 86,687: 2,687 over the limit of its kind, 84,000\n  react.js 80,000 -> 86,687 (+6,687)',
    ]);
  });

  it('a page far below the limit of its kind: may grow by a tenth only', () => {
    const overruns = describeOverruns(page({ 'Home.css': [2_600] }), limits, page({ 'Home.css': [2_000] }));
    expect(overruns).toContain(
      'css 2,600: 100 over the limit of the page, a tenth above the accepted state, 2,500\n  Home.css 2,000 -> 2,600 (+600)',
    );
  });

  it('too many requests: list only the files that were added or removed', () => {
    const overruns = describeOverruns(
      page({ 'a.js': [20], 'b.js': [5], 'c.js': [5] }),
      { ...limits, requests: 2 },
      page({ 'a.js': [10], 'gone.js': [5] }),
    );
    expect(overruns.find((overrun) => overrun.startsWith('requests'))).toBe(
      'requests 3: 1 over the limit of its kind, 2\n  b.js new -> 5 (+5)\n  c.js new -> 5 (+5)\n  gone.js 5 -> gone (−5)',
    );
  });

  it('a page without accepted sizes: lists its heaviest files', () => {
    expect(describeOverruns(page({ 'Home.css': [9_500], 'frame.css': [100] }), limits, undefined)).toEqual([
      'css 9,600: 600 over the limit of its kind, 9,000\n  no sizes of this page are accepted; its heaviest files:\n  Home.css 9,500\n  frame.css 100',
    ]);
  });

  it('an unchanged page over its limit: reports that no file changed', () => {
    const same = page({ 'Home.css': [9_500] });
    expect(describeOverruns(same, limits, same)[0]).toContain('no file changed since the accepted state');
  });
});
