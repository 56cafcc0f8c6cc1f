import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('the options', () => {
  it('minutes: are how long the memory of either server is watched, ten unless another number is given', () => {
    expect([readOptions([]), readOptions(['--minutes', '3']), readOptions(['--help'])]).toEqual([
      { floodSeconds: 600, isShort: false, isGate: false },
      { floodSeconds: 180, isShort: true, isGate: false },
      undefined,
    ]);
  });

  it('gate: is a short run in which the machine fails nothing, and has no minutes', () => {
    expect(readOptions(['--gate'])).toEqual({ floodSeconds: 12, isShort: true, isGate: true });
    expect(() => readOptions(['--gate', '--minutes', '1'])).toThrow('--minutes');
  });

  it.each([[['--minutes', '0']], [['--minutes', '1.5']], [['--minutes', 'ten']], [['--seconds', '5']]])(
    '%j: is a mistake that is named',
    (args) => {
      expect(() => readOptions(args)).toThrow(args[0]);
    },
  );
});
