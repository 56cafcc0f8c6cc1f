import { describe, expect, it } from 'vitest';
import { legalIds, legalNotices, offices } from './legal.ts';
import { addressLines } from './office.ts';
import { regionIds } from './regions/regions.ts';

describe('the legal notice', () => {
  it.each(regionIds)('of %s has every line that the region’s law requires, each once and with a value', (region) => {
    const ids = legalNotices[region].map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([...legalIds[region]]));
    expect(new Set(ids).size).toBe(ids.length);
    for (const { text, value } of legalNotices[region]) expect([text.trim(), value.trim()]).not.toContain('');
  });

  it('has lines for the footer in kr and cn, and links only for the filings in cn', () => {
    const footer = (region: 'kr' | 'cn') => legalNotices[region].filter((line) => line.footer).map(({ id }) => id);
    expect(footer('kr')).toEqual(
      expect.arrayContaining(['represented', 'register', 'mailOrder', 'privacyOfficer', 'host']),
    );
    expect(footer('cn')).toEqual(['icp', 'publicSecurity']);
    for (const { id, href } of legalNotices.cn)
      expect(href !== undefined).toBe(id === 'icp' || id === 'publicSecurity');
  });

  it('does not show that it is a sample', () => {
    for (const { value } of regionIds.flatMap((region) => [...legalNotices[region]]))
      expect(value).not.toMatch(/sample|muster|exemple|見本|예시|示例/i);
  });
});

describe('an address', () => {
  it('has its lines in the order of its country', () => {
    expect(
      addressLines({
        street: '1 Main Street',
        locality: 'Springfield',
        state: 'CA',
        postalCode: '90000',
        country: 'US',
      }),
    ).toEqual(['1\u00a0Main Street', 'Springfield, CA\u00a090000']);
    expect(addressLines({ street: 'Hauptstraße 1', locality: 'Berlin', postalCode: '10000', country: 'DE' })).toEqual([
      'Hauptstraße\u00a01',
      '10000\u00a0Berlin',
    ]);
    expect(
      addressLines({ street: '本町1番', locality: '港区', state: '東京都', postalCode: '100-0000', country: 'JP' }),
    ).toEqual(['〒100-0000', '東京都港区本町1番']);
    expect(
      addressLines({
        street: 'Kade 1',
        locality: 'Amsterdam',
        postalCode: '1000 AA',
        country: 'NL',
        countryName: 'The Netherlands',
      }).at(-1),
    ).toBe('The Netherlands');
  });

  it('keeps the name of a town on one line', () => {
    expect(addressLines(offices.us)).toEqual([
      '2100\u00a0Servo Avenue, Suite\u00a0300',
      'San\u00a0Jose, CA\u00a095110',
    ]);
  });

  it.each(regionIds)('of %s contains its street, town and postal code', (region) => {
    const { street, locality, postalCode } = offices[region];
    const lines = addressLines(offices[region]).join('\n').replaceAll('\u00a0', ' ');
    for (const part of [street, locality, postalCode]) expect(lines).toContain(part);
  });
});
