import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('scale options', () => {
  it('default to both caches, 1,000 requests per second and five boundaries', () => {
    expect(readOptions([])).toEqual({ kinds: ['varnish', 'nginx'], rate: 1000, boundaries: 5 });
    expect(readOptions(['--cache', 'nginx', '--rate', '50', '--boundaries', '1'])).toEqual({
      kinds: ['nginx'],
      rate: 50,
      boundaries: 1,
    });
    expect(readOptions(['--help'])).toBeUndefined();
  });

  it.each([[['--cache', 'squid']], [['--rate', '0']], [['--boundaries', 'all']], [['--seconds', '5']]])(
    '%j: throws an error that names the option',
    (args) => {
      expect(() => readOptions(args)).toThrow(args[0]);
    },
  );
});
