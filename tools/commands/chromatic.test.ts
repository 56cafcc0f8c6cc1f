import { describe, expect, it } from 'vitest';
import { requireToken } from './chromatic.mjs';
import { Mistake } from './workspace.mjs';

describe('Chromatic', () => {
  it.each([{}, { CHROMATIC_PROJECT_TOKEN: '' }])(
    'asks for the token of its project, and names the way without it',
    (env) => {
      expect(() => requireToken(env)).toThrow(Mistake);
      expect(() => requireToken(env)).toThrow(/CHROMATIC_PROJECT_TOKEN is not set.*npm run visual/);
    },
  );

  it('goes on with one', () => {
    expect(() => requireToken({ CHROMATIC_PROJECT_TOKEN: 'a-token' })).not.toThrow();
  });
});
