import { Mistake } from '@kinemorph/commands/mistake';
import { describe, expect, it } from 'vitest';
import { helpText, readOptions } from './options.ts';

const parts = ['requests', 'lighthouse', 'next-page'];
const read = (...args: string[]) => readOptions(args, parts);

describe('options', () => {
  it('no arguments: run every part three times', () => {
    expect(read()).toEqual({ only: parts, runs: 3 });
  });

  it('--only: takes parts in any order, and runs them in the default order', () => {
    expect(read('--only', 'next-page, requests', '--runs', '1')).toEqual({ only: ['requests', 'next-page'], runs: 1 });
  });

  it('--help: runs nothing', () => {
    expect(read('--help')).toBeUndefined();
  });

  it.each([
    [['--only', 'lighthose'], 'There is no part "lighthose": --only takes requests, lighthouse, next-page.'],
    [['--runs', '0'], '--runs is "0": give it a whole number from 1 on.'],
    [['--runs', 'x'], '--runs is "x": give it a whole number from 1 on.'],
  ])('%o: is rejected with its reason', (args, message) => {
    expect(() => read(...args)).toThrow(new Mistake(message));
  });

  it.each([['--fast'], ['lighthouse']])('%s: is rejected as unknown', (option) => {
    expect(() => read(option)).toThrow(Mistake);
  });

  it('help: lists the parts', () => {
    expect(helpText({ start: 'time to start', 'next-page': 'the next page' })).toContain(
      '\n  start      time to start\n  next-page  the next page',
    );
  });
});
