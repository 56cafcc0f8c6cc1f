import { describe, expect, it } from 'vitest';
import { readDevOptions } from './dev-options.mjs';

describe('the options of npm run dev', () => {
  it('may say the words in the pseudo-locale, and need not', () => {
    expect(readDevOptions(['--pseudo'])).toEqual({ pseudo: true });
    expect(readDevOptions([])).toEqual({ pseudo: false });
  });

  it.each(['--psuedo', '-p', 'pseudo', '--pseudo=de', '--__proto__', '--'])('are known: %s is none, and the error names those that are', (wrong) => {
    expect(() => readDevOptions(['--pseudo', wrong])).toThrow(/npm run dev does not know "[^"]+": its options are --pseudo, as in/);
  });
});
