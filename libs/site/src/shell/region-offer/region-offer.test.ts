import { regions, regionIds } from '@kinemorph/content';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offerFor } from './region-offer.ts';

const offersOn = (page: (typeof regionIds)[number]) =>
  regionIds
    .filter((id) => id !== page)
    .map((id) => ({
      region: id,
      locale: regions[id].locale,
      languages: regions[id].browserLanguages,
      text: '',
      label: '',
      href: `/${id}`,
    }));
const offered = (page: (typeof regionIds)[number], ...languages: string[]) =>
  offerFor(languages, regions[page].locale, offersOn(page))?.region;

describe('suggested region', () => {
  it.each([
    ['us', 'de', 'de'],
    ['us', 'de-AT', 'de'],
    ['us', 'fr-CA', 'fr'],
    ['us', 'ja', 'jp'],
    ['us', 'ko-KR', 'kr'],
    ['us', 'zh-CN', 'cn'],
    ['us', 'zh-TW', 'cn'],
    ['us', 'nl', 'eu'],
    ['de', 'en-GB', 'uk'],
    ['de', 'en-US', 'us'],
    ['de', 'en-IE', 'eu'],
    ['cn', 'fr', 'fr'],
  ] as const)('on %s for the browser language %s: is %s [RG-4]', (page, language, region) => {
    expect(offered(page, language, 'en')).toBe(region);
  });

  it.each([
    ['us', 'en-GB'],
    ['uk', 'en-US'],
    ['de', 'de-CH'],
    ['us', 'sw'],
    ['us', ''],
  ] as const)('on %s for the browser language %s: is undefined', (page, language) => {
    expect(offered(page, language)).toBeUndefined();
  });

  it('is undefined for a browser without languages', () => {
    expect(offered('us')).toBeUndefined();
  });

  it('is never the page’s own region, for any browser languages', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...regionIds),
        fc.array(fc.oneof(fc.string(), fc.constantFrom('de', 'en-GB', 'zh', 'ja-JP')), { maxLength: 3 }),
        (page, languages) => {
          expect(offered(page, ...languages)).not.toBe(page);
        },
      ),
    );
  });
});
