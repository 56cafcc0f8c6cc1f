import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptLanguage } from './accept-language.ts';

const regions = fc.constantFrom('us', 'uk', 'eu', 'fr', 'de', 'jp', 'kr', 'cn');

describe('the Accept-Language header [AP-1]', () => {
  it('is en for every kind of English', () => {
    fc.assert(
      fc.property(regions, fc.constantFrom('en', 'en-US', 'en-GB', 'en-EU', 'EN-us'), (region, language) => {
        expect(acceptLanguage(region, language)).toBe('en');
      }),
    );
  });

  it('is the region for every other language, even for a tag such as enm-GB', () => {
    const others = fc.oneof(
      fc.constantFrom('de-DE', 'ja-JP', 'ko-KR', 'zh-CN', 'fr-FR', 'eng', 'enm-GB', ''),
      fc.string().filter((text) => !/^en(-|$)/i.test(text)),
    );
    fc.assert(
      fc.property(regions, others, (region, language) => {
        expect(acceptLanguage(region, language)).toBe(region);
      }),
    );
  });
});
