import { describe, expect, it } from 'vitest';
import { groupByCause } from './causes.ts';
import { isGreen, type Result } from './results.ts';
import { summary } from './summary.ts';

const base = { name: 'Components/Button · Action', story: 'components-button--action' };
const same: Result = { ...base, mode: 'window', outcome: 'same' };
const changed: Result = { ...base, mode: 'mobile', outcome: 'changed', pixels: 124 };
const added: Result = { ...base, story: 'components-button--busy', mode: 'ipad', outcome: 'new' };
const removed: Result = { name: 'gone--one', story: 'gone--one', mode: 'mobile', outcome: 'removed' };
const broken: Result = { ...base, mode: 'ipad', outcome: 'broken', error: 'TypeError: no price\n  at Price' };
const places = {
  baseline: (story: string, mode: string) => `baselines/${story}/${mode}.webp`,
  report: 'reports/visual/index.html',
};
const grouped = (results: readonly Result[]) =>
  groupByCause(results, [], { importsOf: () => [], changedFiles: [], changedTokens: [] });
const lines = (...results: Result[]) => summary(results, grouped(results), 12.3, places).split('\n');

describe('the summary', () => {
  it('is one line when nothing differs', () => {
    expect(lines(same, { ...same, mode: 'ipad' })).toEqual(['2 pictures of 1 story in 12 s: 2 as before.']);
  });

  it('names story, mode and path of each difference, the worst first', () => {
    expect(lines(same, added, changed, removed, broken).slice(0, 12)).toEqual([
      'Broken stories: 1 picture',
      '✗ broken   components-button--action · ipad: TypeError: no price',
      '           baselines/components-button--action/ipad.webp',
      'Components/Button: 2 pictures',
      '✗ changed  components-button--action · mobile: 124 pixels differ',
      '           baselines/components-button--action/mobile.webp',
      '✗ new      components-button--busy · ipad',
      '           baselines/components-button--busy/ipad.webp',
      '  Accept:  npm run visual -- --accept group:components-button',
      'gone--one: 1 picture',
      '✗ removed  gone--one · mobile',
      '           baselines/gone--one/mobile.webp',
    ]);
  });

  it('lists at most twelve changed pictures, and only counts moved ones', () => {
    const many = Array.from({ length: 14 }, (_, index): Result => ({
      ...changed,
      story: `components-button--${index}`,
    }));
    const text = summary(
      [...many, removed],
      [{ id: 'components-button', title: 'Components/Button', own: many, moved: [removed, removed] }],
      12.3,
      places,
    );
    expect(text.match(/✗ changed/g)).toHaveLength(12);
    expect(text).toContain('and 2 more, which the report shows');
    expect(text).toContain(
      'Moved with it: 2 pictures of 1 story\n  Accept:  npm run visual -- --accept group:components-button+moved',
    );
  });

  it('ends with the counts, the path of the report and the commands to accept', () => {
    expect(lines(same, changed, removed).slice(-4)).toEqual([
      '3 pictures of 2 stories in 12 s: 1 changed, 1 removed, 1 as before.',
      'Look:    reports/visual/index.html',
      'Accept:  npm run visual -- --accept components-button--action',
      "         npm run visual -- --accept all   (an id, a glob such as 'components-*', or all)",
    ]);
  });

  it('offers no command for a broken story', () => {
    expect(lines(broken).at(-1)).toBe('Mend the broken stories first.');
  });

  it.each([changed, added, removed, broken])('is not green with a result that is $outcome', (result) => {
    expect(isGreen([same])).toBe(true);
    expect(isGreen([same, result])).toBe(false);
  });
});
