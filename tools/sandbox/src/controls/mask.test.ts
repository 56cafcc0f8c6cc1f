import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskHeaders, maskQuery } from './mask.ts';

const names = fc.constantFrom('apptoken', 'reftoken', 'authorization', 'cookie', 'password', 'Password', 'APPTOKEN');
const secret = fc.stringMatching(/^[a-z0-9]{12,40}$/);

describe('secrets', () => {
  it('never appear in the displayed query, in any spelling of their names', () => {
    fc.assert(
      fc.property(
        names,
        secret,
        fc.array(fc.tuple(fc.string(), fc.string({ maxLength: 5 }))),
        fc.boolean(),
        (name, value, rest, encoded) => {
          const key = encoded ? `%${name.charCodeAt(0).toString(16)}${name.slice(1)}` : name;
          const others = new URLSearchParams(rest).toString();
          expect(maskQuery(`?${others}&${key}=${value}`)).not.toContain(value);
        },
      ),
    );
  });

  it('never appear in the displayed headers', () => {
    fc.assert(
      fc.property(names, secret, (name, value) => {
        expect(maskHeaders({ [name]: value, region: 'us' })).toEqual({ [name]: '***', region: 'us' });
      }),
    );
  });

  it('are the only masked values; any other query stays unchanged', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        expect(maskQuery(`?q=${query}`)).toBe(`?q=${query}`);
      }),
    );
    expect(maskQuery('')).toBe('');
    expect(maskQuery('?user_id=7&password=hunter2')).toBe('?user_id=7&password=***');
  });
});
