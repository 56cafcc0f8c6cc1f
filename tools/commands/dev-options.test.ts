import { describe, expect, it } from 'vitest';
import { readDevOptions } from './dev-options.mjs';

describe('the options of npm run dev', () => {
  it('may turn on the pseudo-locale, which is off by default', () => {
    expect(readDevOptions(['--pseudo'])).toEqual({ pseudo: true, ids: false });
    expect(readDevOptions([])).toEqual({ pseudo: false, ids: false });
  });

  it('may show the ids of messages, but not together with the pseudo-locale', () => {
    expect(readDevOptions(['--ids'])).toEqual({ pseudo: false, ids: true });
    expect(() => readDevOptions(['--pseudo', '--ids'])).toThrow('npm run dev takes --pseudo or --ids');
  });

  it.each(['--psuedo', '-p', 'pseudo', '--pseudo=de', '--__proto__', '--'])(
    'do not include %s, and the error lists the valid options',
    (wrong) => {
      expect(() => readDevOptions(['--pseudo', wrong])).toThrow(
        /npm run dev does not know "[^"]+": its options are --pseudo, --ids, as in/,
      );
    },
  );
});
