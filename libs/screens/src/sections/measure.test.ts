import { regionIds, regions } from '@kinemorph/content';
import { expect, it } from 'vitest';
import { measureText } from './measure.server.ts';

it.each(regionIds.map((region) => regions[region].locale))(
  'measure: no line breaks between an amount and its unit in %s',
  (locale) => {
    const texts = ['centimeter', 'kilogram', 'kilobyte', 'megabyte'].map((unit) => measureText(locale, 12, { unit }));
    expect(texts.filter((text) => !text.startsWith('12') || /[ \u202f]/.test(text))).toEqual([]);
  },
);
