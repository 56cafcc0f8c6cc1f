import { regionIds, regions, type RegionId } from '@kinemorph/content';
import { describe, expect, it } from 'vitest';
import type { Links, ModelContext } from '../page/page.ts';
import { consentModel } from './consent.server.ts';

const links = { to: (target: object) => ('page' in target ? '/x/privacy-policy' : undefined) } as unknown as Links;
const contextOf = (id: RegionId): Pick<ModelContext, 'region' | 'links' | 'text'> => ({
  region: regions[id],
  links,
  text: (text) => `⟨${text}⟩`,
});
const both = { tagManager: 'https://tags.example/t.js', heatMap: 'https://heat.example/h.js' };

describe('consent', () => {
  it.each(['uk', 'eu', 'fr', 'de'] as const)('requires an opt-in question in %s [AP-11]', (region) => {
    const model = consentModel(contextOf(region), both);
    expect(model).toMatchObject({ rule: 'opt-in', market: 'eu', purposes: ['statistics', 'heatMaps'] });
    expect(model?.question?.policy?.href).toBe('/x/privacy-policy');
    expect(Object.values({ ...model?.question, policy: model?.question?.policy?.label }).every(Boolean)).toBe(true);
    // The link to the settings has the same label as in the footer.
    expect(model?.question?.text).toContain('⟨consent.settings⟩');
  });

  it.each(['us', 'jp', 'kr', 'cn'] as const)('is a notice without a question in %s [AP-11]', (region) => {
    const model = consentModel(contextOf(region), both);
    expect(model?.rule).toBe('notice');
    expect(model).not.toHaveProperty('question');
  });

  it.each(regionIds)(
    'has no question on the account pages in %s, but has settings with which it can be changed [AP-11]',
    (region) => {
      const model = consentModel(contextOf(region), both, true);
      expect(model).toMatchObject({ purposes: ['statistics', 'heatMaps'], settings: { title: '⟨consent.settings⟩' } });
      expect(model).not.toHaveProperty('question');
    },
  );

  it('covers only the configured vendors, and is not needed for a captcha [AP-11]', () => {
    for (const id of regionIds) {
      const context = contextOf(id);
      expect(consentModel(context, { captcha: 'https://captcha.example/c.js' })).toBeUndefined();
      expect(consentModel(context, { heatMap: both.heatMap })?.purposes).toEqual(['heatMaps']);
    }
  });
});
