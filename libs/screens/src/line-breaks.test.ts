import { offices, productIds, regionIds, shownPhone, type RegionId } from '@kinemorph/content';
import { keepNumber, keepNumberInSentence } from '@kinemorph/i18n/line-breaks';
import { describe, expect, it } from 'vitest';
import { loadPage } from './testing/screen-page.ts';

const instant = '20250801T120000Z';

/**
 * Returns all texts of a page and of its shell, except for addresses of links and texts that never break, such as
 * values of fields.
 */
async function textsOf(region: RegionId, page: { screen: Parameters<typeof loadPage>[0]['screen']; path?: string }) {
  const { data } = await loadPage(page, { region, instant });
  const texts: string[] = [];
  const collect = (value: unknown, key = ''): void => {
    if (typeof value === 'string' && key !== 'href' && key !== 'id') texts.push(value);
    else if (typeof value === 'object' && value !== null)
      for (const [inner, one] of Object.entries(value)) collect(one, Array.isArray(value) ? key : inner);
  };
  collect([data.shell, data.model]);
  return texts;
}

describe('line breaks', () => {
  it.each([
    ['kr', 'home', /T9-E/],
    ['cn', 'flagship-bumblebee', /大黄|黄蜂/],
  ] as const)('never divide the names of robots in the sentences of %s', async (region, screen, divided) => {
    const texts = await textsOf(region, { screen });
    expect(texts.filter((text) => divided.test(text))).toEqual([]);
  });

  it.each(regionIds)('never divide the phone number of the support in %s', async (region) => {
    const phone = shownPhone(offices[region]);
    expect(phone).toMatch(/[ -]\d/);
    const pages = await Promise.all([
      textsOf(region, { screen: 'home' }),
      textsOf(region, { screen: 'article', path: 'terms-use' }),
      textsOf(region, { screen: 'article', path: 'privacy-policy' }),
      textsOf(region, { screen: 'support-form', path: 'technical-support' }),
    ]);
    const said = pages.map((texts) =>
      texts.filter((text) => text.replaceAll(/\D/g, '').includes(phone.replaceAll(/\D/g, ''))),
    );
    for (const texts of said) {
      expect(texts).not.toEqual([]);
      for (const text of texts) {
        const alone = keepNumber(phone);
        // A word joiner would be copied with the number: it is allowed only after a hyphen, and only if the number
        // follows other words.
        expect(text).toContain(text.startsWith(alone) ? alone : keepNumberInSentence(phone));
      }
    }
  });

  it.each(['jp', 'cn'] as const)(
    'never divide a word of a product’s name in the menus and the home of %s',
    async (region) => {
      const { data } = await loadPage({ screen: 'home' }, { region, instant });
      const labels = data.shell.menus.flatMap(({ items = [] }) =>
        items.filter(({ picture }) => picture).map(({ label }) => label),
      );
      expect(labels.length).toBeGreaterThan(2);
      expect(labels.length).toBeLessThanOrEqual(productIds.length);
      for (const label of labels)
        expect(label).not.toMatch(
          /[\p{Script=Han}\p{Script=Katakana}ー](?=[\p{Script=Han}\p{Script=Katakana}\p{L}\d])/u,
        );
      // Machines read the plain name.
      expect(JSON.stringify(data.head)).not.toContain('\u2060');
    },
  );
});
