import { productIds, products, regionIds, regions, type ContentTextId } from '@kinemorph/content';
import { contentMessages } from '@kinemorph/content/texts';
import { locales } from '@kinemorph/i18n';
import { createText } from '@kinemorph/i18n/text';
import { sharedMessages } from '@kinemorph/i18n/all-locales';
import { describe, expect, it } from 'vitest';

// tools/content-cli tests the rules for all folders of messages.

describe('every product', () => {
  it.each(productIds)('%s has a name and a complete line of text wherever it is sold [EN-2, FX]', (id) => {
    for (const region of regionIds.filter((one) => products[id].regions.includes(one))) {
      const { locale } = regions[region];
      const text = createText<ContentTextId>(locale, contentMessages(locale));
      expect(text(`product.${id}.name`)).toBeTruthy();
      const line = text(`product.${id}.line`, { ...products[id].hardware, edition: products[id].edition ?? 0 });
      expect(line).toBeTruthy();
      expect(line).not.toMatch(/[{}]|undefined/);
    }
  });
});

describe('names that are easily shortened', () => {
  it.each(locales)('are complete in %s [EN-2]', (locale) => {
    const name = createText<ContentTextId>(locale, contentMessages(locale));
    expect(name('product.interstellarAgentT9.name')).toMatch(/T9-\u2060E$/);
  });

  it('are complete in every region that sells the limited edition [EN-2]', () => {
    const limited = 'optimusPrimeRiseOfTheBeastsSignatureLimitedEdition';
    for (const region of products[limited].regions) {
      const { locale } = regions[region];
      const name = createText<ContentTextId>(locale, contentMessages(locale));
      expect(name(`product.${limited}.name`)).toMatch(/Rise of the Beasts Signature Limited Edition$/);
    }
  });
});

describe('the texts that the specification gives', () => {
  it('are used for an invalid e-mail address, and every locale has a translation [VA-1]', () => {
    expect(sharedMessages('en-US')['subscribe.invalid']).toBe('Please enter a valid email address');
    expect(sharedMessages('de-DE')['subscribe.invalid']).toBe('Bitte geben Sie eine gültige E-\u2060Mail-Adresse ein.');
    expect(sharedMessages('fr-FR')['subscribe.invalid']).toBe('Veuillez entrer une adresse e-\u2060mail valide.');
    const translations = locales.filter((locale) => !locale.startsWith('en-'));
    expect(new Set(translations.map((locale) => sharedMessages(locale)['subscribe.invalid'])).size).toBe(
      translations.length,
    );
  });

  it('are used for the buttons and a successful subscription [ST-6]', () => {
    expect(sharedMessages('en-US')).toMatchObject({
      buy: 'Buy Now',
      preOrder: 'Pre-Order Now',
      soldOut: 'Sold Out',
      'subscribe.success': 'Subscribed Successfully!',
    });
  });
});
