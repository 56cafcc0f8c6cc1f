import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('the options', () => {
  it('minutes: set how long the memory is watched, ten by default', () => {
    expect([readOptions([]), readOptions(['--minutes', '3']), readOptions(['--help'])]).toEqual([
      { floodSeconds: 600, isShort: false, isGate: false },
      { floodSeconds: 180, isShort: true, isGate: false },
      undefined,
    ]);
  });

  it('gate: is a short run, and rejects --minutes', () => {
    expect(readOptions(['--gate'])).toEqual({ floodSeconds: 12, isShort: true, isGate: true });
    expect(() => readOptions(['--gate', '--minutes', '1'])).toThrow('--minutes');
  });

  it.each([[['--minutes', '0']], [['--minutes', '1.5']], [['--minutes', 'ten']], [['--seconds', '5']]])(
    '%j: throws an error that names the option',
    (args) => {
      expect(() => readOptions(args)).toThrow(args[0]);
    },
  );
});
