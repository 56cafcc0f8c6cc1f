import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from './testing/fake-browser.ts';
import { createVendorLoader } from './load-vendor.ts';

const vendors = { tagManager: 'https://tags.example/t.js' };

describe('vendor loader', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('adds one async script for a configured vendor, and none for others [AP-11]', () => {
    const { scripts } = fakeBrowser();
    const load = createVendorLoader(vendors);
    for (const name of ['tagManager', 'tagManager', 'heatMap'] as const) load(name);
    expect(scripts).toEqual([{ async: true, src: vendors.tagManager }]);
  });

  it('creates trusted script URLs for the configured vendors only [AP-11]', () => {
    const { scripts } = fakeBrowser();
    let make: (address: string) => string = () => '';
    const createPolicy = vi.fn((_: string, rules: { createScriptURL: typeof make }) => {
      make = rules.createScriptURL;
      return { createScriptURL: (address: string) => ({ trusted: make(address) }) };
    });
    vi.stubGlobal('trustedTypes', { createPolicy });
    createVendorLoader(vendors)('tagManager');
    expect(createPolicy).toHaveBeenCalledTimes(1);
    expect(Object.keys(createPolicy.mock.calls[0]?.[1] ?? {})).toEqual(['createScriptURL']);
    expect(scripts[0]?.src).toEqual({ trusted: vendors.tagManager });
    for (const address of ['https://evil.example/t.js', `${vendors.tagManager}?x`, '', 'data:text/javascript,1'])
      expect(() => make(address)).toThrow(TypeError);
  });
});
