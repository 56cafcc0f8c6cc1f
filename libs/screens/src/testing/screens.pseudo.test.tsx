import {
  addressLines,
  appReleases,
  brand,
  christmas2024,
  countryTextId,
  dealersIn,
  dealersOf,
  legalNotices,
  offices,
  people,
  places,
  products,
  regionEntries,
  regionIds,
  regions,
  siteMap,
  type PageRecord,
} from '@kinemorph/content';
import { intlLocale, languageOf, locales } from '@kinemorph/i18n';
import { withoutJoiners } from '@kinemorph/i18n/line-breaks';
import { PageBody } from '@kinemorph/site';
import { countryName, languageName } from '@kinemorph/site/models';
import { prerender } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { toGlobal } from './instant-text.ts';
import { loadPage, type StoryPage } from './screen-page.ts';
import { photographed, stagesOf } from './stages.ts';

const pages = (siteMap as readonly PageRecord[]).flatMap(({ path, component, regions: having, window }) =>
  component
    ? photographed
        .filter((region) => having.includes(region))
        .map((region) => ({ screen: component, path, region, window: window?.[region] }))
    : [],
);

/** Returns a page with its shell, from the server's model and messages. */
async function htmlOf(page: StoryPage, globals: Readonly<Record<string, unknown>>): Promise<string> {
  const loaded = await loadPage(page, globals);
  const { prelude } = await prerender(
    <PageBody
      {...loaded}
      overlays={{ newsletterPopup: () => Promise.reject(new Error('Nothing opens on a server.')) }}
    />,
  );
  return new Response(prelude).text();
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const decoded = (html: string) => html.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);

/** Returns a text without the marks that keep it on one line. */
const breakable = (text: string) => withoutJoiners(text).replaceAll('\u00a0', ' ');

/** Returns everything that a visitor reads or hears: the texts of elements, and the attributes with words. */
function textsOf(html: string): string[] {
  const attributes = [...html.matchAll(/\s(?:aria-label|alt|title|placeholder)="([^"]*)"/g)].map(
    ([, value = '']) => value,
  );
  return [...new Set([...attributes, ...html.split(/<[^>]*>/)].map((text) => breakable(decoded(text)).trim()))];
}

/** Returns the part of a text outside all brackets, nested ones included. */
function outside(text: string): string {
  const without = text.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ');
  return without === text ? text : outside(without);
}

const months = [...Array(12).keys()].flatMap((month) =>
  photographed.flatMap((id) =>
    (['long', 'short'] as const).map((style) =>
      new Intl.DateTimeFormat(regions[id].locale, { month: style }).format(new Date(2025, month)),
    ),
  ),
);
const languages = locales.flatMap((locale) =>
  locales.map((other) => languageName(languageOf(other), intlLocale(locale))),
);
/** Intl names the countries without a message. */
const countries = regionEntries
  .filter(({ country }) => countryTextId(country) === undefined)
  .flatMap(({ country, region }) =>
    locales.map((locale) => countryName({ region: { ...regions[region], locale }, text: () => '' }, country)),
  );
const dealers = [
  ...regionIds.flatMap(dealersOf),
  ...places.flatMap((place) => [...dealersIn(place, 'latin'), ...dealersIn(place, 'han')]),
].flatMap(({ title, address = [] }) => [title, ...address]);
const codes = Object.values(christmas2024.members.welcomeCode).map(({ code }) => code);
const addresses = Object.values(offices).flatMap((office) => [
  office.name,
  ...addressLines(office),
  addressLines(office).join(', '),
]);
const notices = Object.values(legalNotices).flatMap((all) => all.flatMap(({ text, value }) => [text, value]));
const apps = [
  'iPhone, iPad',
  'Android',
  'Windows',
  'macOS',
  ...appReleases('us').flatMap(({ needs, store }) => [needs, store ?? []].flat()),
];
const ports = Object.values(products).flatMap(({ hardware }) => hardware.port ?? []);

/**
 * Facts and names, which are not messages: they are the same in the pseudo-locale. Longest first, so that none is cut
 * by another.
 */
const facts = [
  brand.name,
  ...Object.values(brand.mailboxes),
  'PayPal',
  'Klarna',
  'PDF',
  'kB',
  'KB',
  ...people.map(({ initials }) => initials),
  ...months,
  ...languages,
  ...countries,
  ...dealers,
  ...codes,
  ...addresses,
  ...notices,
  ...apps,
  ...ports,
]
  .map(breakable)
  .sort((a, b) => b.length - a.length);

/** A letter as a language writes it: the pseudo-locale has none. */
const plain = /[a-z]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}](?!\u0307)/iu;
/** A measure in the units of the region, or a date in digits. */
const measure = /\d[\d.,]*\s?(?:(?:cm|in|kg|lb|MB)\b|厘米|千克|公斤|年|月|日)/gu;
const isUntransformed = (text: string) =>
  plain.test(facts.reduce((rest, fact) => rest.replaceAll(fact, ' '), outside(text)).replaceAll(measure, ' '));

// The first page loads the screens' code.
describe('the pseudo-locale', { timeout: 60_000 }, () => {
  it.each(pages.map((page) => [page.path || 'home', page.region, page] as const))(
    '%s in %s contains no word from outside the messages',
    async (_path, _region, page) => {
      for (const { at = Date.UTC(2025, 6, 10) } of stagesOf(page)) {
        const texts = textsOf(await htmlOf(page, { region: page.region, instant: toGlobal(at) }));
        expect(texts.filter((text) => text.startsWith('⟦')).length).toBeGreaterThan(20);
        expect(texts.filter(isUntransformed)).toEqual([]);
      }
    },
  );
});
