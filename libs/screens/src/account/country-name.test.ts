import { regionEntries } from '@kinemorph/content';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryName } from './country-name.ts';

describe('the name of a country', () => {
  it('is in the reader’s language', () => {
    expect(['en-US', 'en-GB', 'ja-JP'].map((locale) => countryName('GB', locale))).toEqual([
      'United Kingdom',
      'United Kingdom',
      'イギリス',
    ]);
  });

  it('exists for every country of the region choice, but not for OTHER', () => {
    for (const { country } of regionEntries)
      expect([country, countryName(country, 'en-US')]).toEqual([
        country,
        country === 'OTHER' ? undefined : expect.stringMatching(/\w{3}/),
      ]);
  });

  it('is undefined if the code does not have two characters, without an error', () => {
    fc.assert(
      fc.property(fc.string(), (code) => {
        const name = countryName(code, 'en-US');
        expect(name === undefined || code.length === 2).toBe(true);
      }),
    );
  });
});
