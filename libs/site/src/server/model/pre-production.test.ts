import { describe, expect, it } from 'vitest';
import { isPreProduction } from './pre-production.ts';

const released = { hub: 'https://hub.kinemorph.example', studio: 'https://studio.kinemorph.example' };

describe('pre-production', () => {
  it.each([
    { hub: 'https://pre-hub.kinemorph.example' },
    { studio: 'https://pre-studio.kinemorph.example' },
    { hub: 'http://PRE-HUB.kinemorph.example:8080/below' },
  ])('is a site that links to %o [AP-12]', (origins) => {
    expect(isPreProduction({ ...released, ...origins })).toBe(true);
  });

  it.each([
    {},
    { hub: 'http://localhost:4400/hub' },
    { hub: 'https://pre-hub.kinemorph.example.evil.example' },
    { hub: 'https://evil.example/pre-hub.kinemorph.example' },
    { hub: '', studio: '' },
  ])('is not a site that links to %o [AP-12]', (origins) => {
    expect(isPreProduction({ ...released, ...origins })).toBe(false);
  });
});
