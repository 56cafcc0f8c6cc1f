import { afterEach, describe, expect, it, vi } from 'vitest';
import { regionLabel, storeCountry, storedCountry } from './region-store.ts';

const us = { CA: 'Canada - English', OTHER: 'Other Regions - English' };

describe('the label of a region', () => {
  it('on us names Canada to a Canadian [RG-9]', () => {
    expect(regionLabel('CA', 'United States - English', us)).toBe('Canada - English');
  });

  it.each(['OTHER', 'EU', 'GB', 'FR', 'DE', 'CN', 'JP', 'KR'] as const)(
    'on us names other regions to a visitor from %s [RG-9]',
    (country) => {
      expect(regionLabel(country, 'United States - English', us)).toBe('Other Regions - English');
    },
  );

  it('on us names the United States to its people and to whom it does not know [RG-9]', () => {
    expect(regionLabel('US', 'United States - English', us)).toBe('United States - English');
    expect(regionLabel(undefined, 'United States - English', us)).toBe('United States - English');
  });

  it('elsewhere is the region’s own, whatever country is stored [RG-9]', () => {
    for (const country of ['CA', 'OTHER', 'US', 'DE'] as const)
      expect(regionLabel(country, 'Deutschland', {})).toBe('Deutschland');
  });
});

describe('the stored country', () => {
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

  it('is what was chosen [RG-10]', () => {
    stub(null);
    expect(storedCountry()).toBeUndefined();
    storeCountry('CA');
    expect(storedCountry()).toBe('CA');
  });

  it.each(['', 'ca', '<b>', 'CA ', 'TOOLONG', '{}'])('is ignored when it is no country: %j [RG-10]', (value) => {
    stub(value);
    expect(storedCountry()).toBeUndefined();
  });

  it('is unknown where storage throws, and choosing one does no harm [RG-10]', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(storedCountry()).toBeUndefined();
    expect(() => {
      storeCountry('CA');
    }).not.toThrow();
  });
});
