import { regionIds, regions } from '@kinemorph/content';
import { describe, expect, it } from 'vitest';
import type { Links } from '../page.ts';
import { consentModel } from './consent.server.ts';

const links = { to: (target: object) => ('page' in target ? '/x/privacy-policy' : undefined) } as unknown as Links;
const both = { tagManager: 'https://tags.example/t.js', heatMap: 'https://heat.example/h.js' };

describe('consent', () => {
  it.each(['uk', 'eu', 'fr', 'de'] as const)('is asked for first in %s [AP-11]', (region) => {
    expect(consentModel({ region: regions[region], links }, both)).toEqual({ rule: 'opt-in', market: 'eu', purposes: ['statistics', 'heatMaps'], policy: '/x/privacy-policy' });
  });

  it.each(['us', 'jp', 'kr', 'cn'] as const)('can be withdrawn in %s [AP-11]', (region) => {
    expect(consentModel({ region: regions[region], links }, both)?.rule).toBe('notice');
  });

  it('is only about vendors that are there, and a captcha needs none [AP-11]', () => {
    for (const id of regionIds) {
      const context = { region: regions[id], links };
      expect(consentModel(context, { captcha: 'https://captcha.example/c.js' })).toBeUndefined();
      expect(consentModel(context, { heatMap: both.heatMap })?.purposes).toEqual(['heatMaps']);
    }
  });
});
