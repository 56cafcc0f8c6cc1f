import { describe, expect, it } from 'vitest';
import { readDevOptions } from './dev-options.mjs';

describe('the options of npm run dev', () => {
  it('may say the words in the pseudo-locale, and need not', () => {
    expect(readDevOptions(['--pseudo'])).toEqual({ pseudo: true, ids: false });
    expect(readDevOptions([])).toEqual({ pseudo: false, ids: false });
  });

  it('may show the ids of the words, but not of words that are unreadable', () => {
    expect(readDevOptions(['--ids'])).toEqual({ pseudo: false, ids: true });
    expect(() => readDevOptions(['--pseudo', '--ids'])).toThrow('npm run dev takes --pseudo or --ids');
  });

  it.each(['--psuedo', '-p', 'pseudo', '--pseudo=de', '--__proto__', '--'])(
    'are known: %s is none, and the error names those that are',
    (wrong) => {
      expect(() => readDevOptions(['--pseudo', wrong])).toThrow(
        /npm run dev does not know "[^"]+": its options are --pseudo, --ids, as in/,
      );
    },
  );
});
