import type * as parser from '@formatjs/icu-messageformat-parser';
import { regions } from '@kinemorph/content';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { manualRegions } from './make.ts';

// The build replaces the parser with a stub; Node resolves the complete one.
const { parse } = createRequire(import.meta.url)('@formatjs/icu-messageformat-parser') as typeof parser;

const folder = fileURLToPath(new URL('../copy/', import.meta.url));
const base: Record<string, string> = { 'en-GB': 'en-US', 'en-EU': 'en-GB' };
/** An English locale without differences has no file. */
const written = (locale: string) =>
  locale in base && !existsSync(`${folder}${locale}.json`)
    ? {}
    : (JSON.parse(readFileSync(`${folder}${locale}.json`, 'utf8')) as Record<string, string>);
const english = written('en-US');
const inherited = (locale: string): Record<string, string> => ({
  ...(base[locale] && inherited(base[locale])),
  ...written(locale),
});
const locales = manualRegions.map((region) => regions[region].locale);
const wholly = locales.filter((locale) => !locale.startsWith('en-'));
const placeholders = (message: string) => [...message.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name);
/** Names, units and words that other languages share with English. */
const names = ['Kinemorph', 'Hub', 'Studio', 'Bluetooth', 'Wi-Fi', 'GHz', 'App', 'Page', 'Contact'];

describe('manual texts', () => {
  it('exist in every language that lists manuals, and in no other', () => {
    const there = readdirSync(folder);
    expect(there.sort()).toEqual(
      [...new Set(locales)]
        .map((locale) => `${locale}.json`)
        .filter((file) => there.includes(file) || base[file.slice(0, -'.json'.length)] === undefined)
        .sort(),
    );
  });

  it.each(locales)('in %s have the same ids as en-US, each with a valid message', (locale) => {
    const said = inherited(locale);
    expect(Object.keys(said).sort()).toEqual(Object.keys(english).sort());
    for (const [id, message] of Object.entries(said)) {
      expect([id, message.trim() === message && message !== '']).toEqual([id, true]);
      expect(() => parse(message, { ignoreTag: true }), `${locale} ${id}`).not.toThrow();
    }
  });

  it.each(locales)('in %s use only placeholders that en-US uses', (locale) => {
    const odd = Object.entries(inherited(locale)).filter(([id, message]) =>
      placeholders(message).some((name) => !placeholders(english[id] ?? '').includes(name)),
    );
    expect(odd).toEqual([]);
  });

  it.each(wholly)('in %s contain no untranslated English text', (locale) => {
    const left = Object.entries(written(locale)).filter(
      ([id, message]) =>
        message === english[id] &&
        /\p{L}/u.test(names.reduce((text, name) => text.replaceAll(name, ''), message.replace(/\{[^{}]*\}/g, ''))),
    );
    expect(left).toEqual([]);
  });

  it.each(locales)('in %s contain no typed prices or years, which come from facts [FX]', (locale) => {
    expect(
      Object.entries(written(locale)).filter(([, message]) => /[$€£¥]|(?<!\d)(?:19|20)\d{2}(?!\d)/.test(message)),
    ).toEqual([]);
  });

  it.each(Object.keys(base))('in %s contain only what differs from the English that they build on', (locale) => {
    const from = inherited(base[locale] ?? 'en-US');
    expect(Object.entries(written(locale)).filter(([id, message]) => from[id] === message)).toEqual([]);
  });
});
