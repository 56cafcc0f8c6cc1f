import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('the options', () => {
  it('minutes: are ten unless another number is given', () => {
    expect([readOptions([]), readOptions(['--minutes', '3']), readOptions(['--help'])]).toEqual([
      { minutes: 10 },
      { minutes: 3 },
      undefined,
    ]);
  });

  it.each([[['--minutes', '0']], [['--minutes', '1.5']], [['--minutes', 'ten']], [['--seconds', '5']]])(
    '%j: is a mistake that is named',
    (args) => {
      expect(() => readOptions(args)).toThrow(args[0]);
    },
  );
});
