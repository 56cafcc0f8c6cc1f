import { productIds, products, regionIds, regions, siteMap, type ContentTextId, type PageRecord } from '@kinemorph/content';
import type * as parser from '@formatjs/icu-messageformat-parser';
import { contentMessages } from '@kinemorph/content/texts';
import { createText, locales, type Locale } from '@kinemorph/i18n';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loanwords, names } from './testing/same-words.ts';

// The build swaps the parser for a stub; the one of Node is whole.
const { parse } = createRequire(import.meta.url)('@formatjs/icu-messageformat-parser') as typeof parser;

const libs = fileURLToPath(new URL('../../', import.meta.url));
const folders = globSync('{content/messages/*,i18n/messages,screens/src/*/messages,screens/src/*/copy,screens/src/*/copy/*}', { cwd: libs, withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(`${entry.parentPath}/${entry.name}`).some((file) => file.endsWith('.json')))
  .map((entry) => `${entry.parentPath}/${entry.name}`.slice(libs.length))
  .sort();
const base: Partial<Record<Locale, Locale>> = { 'en-GB': 'en-US', 'en-EU': 'en-GB' };
const isEnglish = (locale: Locale) => locale.startsWith('en-');
const translations = locales.filter((locale) => !isEnglish(locale));

/** The locales that a folder of words is needed in: a page's own words where the page is, all others everywhere. */
function localesOf(folder: string): readonly Locale[] {
  const [, screen, part] = /^screens\/src\/([\w-]+)\/copy(?:\/([\w-]+))?$/.exec(folder) ?? [];
  if (screen === undefined) return locales;
  const pages = (siteMap as readonly PageRecord[]).filter(({ component, path }) => component === screen && (part === undefined || path.split('/').at(-1) === part));
  const needed = new Set(pages.flatMap((page) => page.regions.map((id) => regions[id].locale)));
  // The other languages are measured against en-US, and the other Englishes build on it.
  return locales.filter((locale) => locale === 'en-US' || needed.has(locale) || (locale === 'en-GB' && needed.has('en-EU')));
}

const written = (folder: string, locale: Locale) => JSON.parse(readFileSync(`${libs}${folder}/${locale}.json`, 'utf8')) as Record<string, string>;
const said = (folder: string, locale: Locale): Record<string, string> => {
  const from = base[locale];
  return { ...(from && said(folder, from)), ...written(folder, locale) };
};

/** The names that a message interpolates, wherever they stand in it. */
function placeholders(message: string): string[] {
  const names = new Set<string>();
  const walk = (elements: ReturnType<typeof parse>) => {
    for (const element of elements) {
      if (element.type !== 0 && element.type !== 7 && 'value' in element) names.add(String(element.value));
      if ('options' in element) for (const option of Object.values(element.options)) walk(option.value);
      if ('children' in element) walk(element.children);
    }
  };
  walk(parse(message, { ignoreTag: true }));
  return [...names].sort();
}

const longestFirst = [...names].sort((a, b) => b.length - a.length);
/** What is left of a message when its placeholders and the names in it are taken out. */
function ownWords(message: string, also: readonly string[] = []): string {
  const plain = message.replace(/\{[^{}]*\}/g, ' ');
  return [...longestFirst, ...also].reduce((text, name) => text.replaceAll(name, ' '), plain);
}

describe.each(folders)('the words of %s', (folder) => {
  const needed = localesOf(folder);
  const translated = needed.filter((locale) => !isEnglish(locale));

  it('are there in every locale that needs them, and in no other', () => {
    expect(readdirSync(`${libs}${folder}`).filter((file) => file.endsWith('.json')).sort()).toEqual(needed.map((locale) => `${locale}.json`).sort());
  });

  it('are texts in a flat list', () => {
    for (const locale of needed) for (const [id, message] of Object.entries(written(folder, locale))) expect([locale, id, typeof message]).toEqual([locale, id, 'string']);
  });

  it.each(needed)('in %s have the ids of en-US, each with a text', (locale) => {
    const messages = said(folder, locale);
    expect(Object.keys(messages).sort()).toEqual(Object.keys(written(folder, 'en-US')).sort());
    expect(Object.entries(messages).filter(([, message]) => message.trim() === '')).toEqual([]);
  });

  it.each(needed.filter((locale) => locale in base))('in %s are only the differences from the English that they build on', (locale) => {
    const inherited = said(folder, base[locale] ?? 'en-US');
    expect(Object.entries(written(folder, locale)).filter(([id, message]) => inherited[id] === message)).toEqual([]);
  });

  it.each(needed)('in %s are valid, and interpolate what en-US does', (locale) => {
    const english = written(folder, 'en-US');
    for (const [id, message] of Object.entries(said(folder, locale))) expect([id, placeholders(message)]).toEqual([id, placeholders(english[id] ?? '')]);
  });

  it.each(translated)('in %s leave no English behind', (locale) => {
    const english = written(folder, 'en-US');
    const left = Object.entries(written(folder, locale)).filter(([id, message]) => message === english[id] && /\p{L}/u.test(ownWords(message, loanwords[locale])));
    expect(left).toEqual([]);
  });

  it.each(needed.filter((locale) => ['ja-JP', 'ko-KR', 'zh-CN'].includes(locale)))('in %s hold no run of Latin words but names', (locale) => {
    const left = Object.entries(written(folder, locale)).filter(([, message]) => /[A-Za-z]{3,}[\s,]+[A-Za-z]{3,}/.test(ownWords(message)));
    expect(left).toEqual([]);
  });

  it.each(needed)('in %s type no price and no date: those are facts', (locale) => {
    const typed = Object.entries(written(folder, locale)).filter(([, message]) => {
      const plain = message.replace(/\{[^{}]*\}/g, '');
      return /[$€£¥￥₩]\s?\d|\d\s?[$€£¥￥₩円원元]|\b(?:USD|EUR|GBP|JPY|CNY|KRW)\b|(?<!\d)(?:19|20)\d{2}(?!\d)/.test(plain);
    });
    expect(typed).toEqual([]);
  });

  it.each(needed)('in %s have no mark-up and no loose space', (locale) => {
    const odd = Object.entries(written(folder, locale)).filter(([, message]) => /<\/?[a-z]|&\w+;|^\s|\s$| {2}/.test(message));
    expect(odd).toEqual([]);
  });
});

describe('the folders of words', () => {
  it('are found: content, i18n and screens have some each', () => {
    for (const lib of ['content/', 'i18n/', 'screens/']) expect(folders.some((folder) => folder.startsWith(lib))).toBe(true);
  });

  it('say each id of content once', () => {
    const ids = folders.filter((folder) => folder.startsWith('content/')).flatMap((folder) => Object.keys(written(folder, 'en-US')));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

describe('every product', () => {
  it.each(productIds)('%s has a name and a line wherever it is sold, with its own figures in it [EN-2, FX]', (id) => {
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

describe('the words of the source', () => {
  const shared = (locale: Locale) => said('i18n/messages', locale);

  it('are kept for an invalid e-mail, and every locale has its own [VA-1]', () => {
    expect(shared('en-US')['subscribe.invalid']).toBe('Please enter a valid email address');
    expect(shared('de-DE')['subscribe.invalid']).toBe('Bitte geben Sie eine gültige E-Mail-Adresse ein.');
    expect(shared('fr-FR')['subscribe.invalid']).toBe('Veuillez entrer une adresse e-mail valide.');
    expect(new Set(translations.map((locale) => shared(locale)['subscribe.invalid'])).size).toBe(translations.length);
  });

  it('are kept for the buttons [ST-6]', () => {
    expect(shared('en-US')).toMatchObject({ buy: 'Buy Now', preOrder: 'Pre-Order Now', soldOut: 'Sold Out', 'subscribe.success': 'Subscribed Successfully!' });
  });
});
