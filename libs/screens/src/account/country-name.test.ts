import { regionEntries } from '@kinemorph/content';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryName } from './country-name.ts';

describe('the name of a country', () => {
  it('is said in the reader’s language', () => {
    expect(['en-US', 'en-GB', 'ja-JP'].map((locale) => countryName('GB', locale))).toEqual([
      'United Kingdom',
      'United Kingdom',
      'イギリス',
    ]);
  });

  it('is there for all that the sites serve, but for those of no country', () => {
    for (const { country } of regionEntries)
      expect([country, countryName(country, 'en-US')]).toEqual([
        country,
        country === 'OTHER' ? undefined : expect.stringMatching(/\w{3}/),
      ]);
  });

  it('is none, and never an error, whatever an account has for one', () => {
    fc.assert(
      fc.property(fc.string(), (code) => {
        const name = countryName(code, 'en-US');
        expect(name === undefined || code.length === 2).toBe(true);
      }),
    );
  });
});
