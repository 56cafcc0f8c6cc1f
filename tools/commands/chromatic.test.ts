import { describe, expect, it } from 'vitest';
import { requireToken } from './chromatic.mjs';
import { Mistake } from './mistake.mjs';

describe('the Chromatic command', () => {
  it.each([{}, { CHROMATIC_PROJECT_TOKEN: '' }])(
    'requires the token of its project, and names the command that needs none',
    (env) => {
      expect(() => requireToken(env)).toThrow(Mistake);
      expect(() => requireToken(env)).toThrow(/CHROMATIC_PROJECT_TOKEN is not set.*npm run visual/);
    },
  );

  it('accepts a project token', () => {
    expect(() => requireToken({ CHROMATIC_PROJECT_TOKEN: 'a-token' })).not.toThrow();
  });
});
