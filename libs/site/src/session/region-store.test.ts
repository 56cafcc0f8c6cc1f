import { afterEach, describe, expect, it, vi } from 'vitest';
import { regionLabel, storeCountry, storedCountry } from './region-store.ts';

const us = { CA: 'Canada - English', OTHER: 'Other Regions - English' };

describe('region label', () => {
  it('on us: shows Canada to a visitor from Canada [RG-9]', () => {
    expect(regionLabel('CA', 'United States - English', us)).toBe('Canada - English');
  });

  it.each(['OTHER', 'EU', 'GB', 'FR', 'DE', 'CN', 'JP', 'KR'] as const)(
    'on us: shows “Other Regions” to a visitor from %s [RG-9]',
    (country) => {
      expect(regionLabel(country, 'United States - English', us)).toBe('Other Regions - English');
    },
  );

  it('on us: shows the United States to visitors from there or from an unknown country [RG-9]', () => {
    expect(regionLabel('US', 'United States - English', us)).toBe('United States - English');
    expect(regionLabel(undefined, 'United States - English', us)).toBe('United States - English');
  });

  it('on other regions: is the region’s name for every stored country [RG-9]', () => {
    for (const country of ['CA', 'OTHER', 'US', 'DE'] as const)
      expect(regionLabel(country, 'Deutschland', {})).toBe('Deutschland');
  });
});

describe('stored country', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const stub = (value: string | null) => {
    const items = new Map(value === null ? [] : [['country', value]]);
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, set: string) => void items.set(key, set),
    });
  };

  it('is the country that was chosen [RG-10]', () => {
    stub(null);
    expect(storedCountry()).toBeUndefined();
    storeCountry('CA');
    expect(storedCountry()).toBe('CA');
  });

  it.each(['', 'ca', '<b>', 'CA ', 'TOOLONG', '{}'])('is ignored if it is not a country: %j [RG-10]', (value) => {
    stub(value);
    expect(storedCountry()).toBeUndefined();
  });

  it('is undefined where storage is blocked, and storing one does not throw [RG-10]', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(storedCountry()).toBeUndefined();
    expect(() => {
      storeCountry('CA');
    }).not.toThrow();
  });
});
