import { countryTextId, regionEntries, regionIds, regions, type Country, type RegionId } from '@kinemorph/content';
import { languageOf } from '@kinemorph/i18n';
import { withoutJoiners } from '@kinemorph/i18n/line-breaks';
import {
  ask,
  eventually,
  hydrated,
  openWatched,
  readDocument,
  startBuiltSite,
  words,
  type StartedProcess,
} from '@kinemorph/site/testing';
import pMap from 'p-map';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, launchBrowser } from '../../../vitest.shared.ts';
import { afterTheSales } from './support/regions.ts';

let global: StartedProcess;
let cn: StartedProcess;
let browser: Browser;

beforeAll(async () => {
  // Each site needs the real address of the other one.
  const [PORT, cnPort] = await Promise.all([freePort(), freePort()]);
  const settings = {
    SITE_CLOCK: afterTheSales,
    GLOBAL_ORIGIN: `http://127.0.0.1:${PORT}`,
    CN_ORIGIN: `http://127.0.0.1:${cnPort}`,
  };
  [global, cn, browser] = await Promise.all([
    startBuiltSite('global-site', { ...settings, PORT: String(PORT) }),
    startBuiltSite('cn-site', { ...settings, PORT: String(cnPort) }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await Promise.all([browser.close(), global.stop(), cn.stop()]);
});

const homeOf = (region: RegionId) => (region === 'cn' ? `${cn.origin}/` : `${global.origin}/${region}`);
const choiceOf = (region: RegionId) =>
  region === 'cn' ? `${cn.origin}/choose-your-region` : `${global.origin}/${region}/choose-your-region`;

/** Returns the content of a region's choice page, apart from the mark on the current region. */
async function said(region: RegionId) {
  const { origin, pathname } = new URL(choiceOf(region));
  const { status, body } = await ask(origin, pathname);
  const { lang, title, headings } = readDocument(body);
  const main = /<main\b.*?<\/main>/s.exec(body)?.[0] ?? '';
  return {
    status,
    lang,
    title,
    headings,
    description: /<meta name="description" content="([^"]*)"/.exec(body)?.[1],
    countries: [...main.matchAll(/hrefLang="[^"]*"[^>]*><span[^>]*>([^<]*)</gi)].map(([, country]) => country),
  };
}

describe('region chooser', () => {
  it('exists in every region: identical in us, uk and eu, and translated into every other language [PG-2, SC-12]', async () => {
    const pages = await Promise.all(regionIds.map(said));
    expect(pages.map(({ status }) => status)).toEqual(regionIds.map(() => 200));
    expect(pages.map(({ lang }) => lang)).toEqual(regionIds.map((id) => regions[id].locale));
    const texts = new Map(
      regionIds.map((id, index) => [id, JSON.stringify({ ...pages[index], status: undefined, lang: undefined })]),
    );
    expect(texts.get('uk')).toBe(texts.get('us'));
    expect(texts.get('eu')).toBe(texts.get('us'));
    const languages = new Set(regionIds.map((id) => languageOf(regions[id].locale)));
    expect(new Set(texts.values()).size).toBe(languages.size);
    for (const page of pages) expect(new Set(page.countries).size).toBe(regionEntries.length);
    for (const key of ['title', 'description'] as const)
      expect(new Set(pages.map((page) => page[key])).size, key).toBe(languages.size);
    // No name of a place is left in another language, except names that are the same in both.
    const [english] = pages;
    for (const { countries: names, lang } of pages)
      if (/^(?:ja|ko|zh)/.test(lang))
        expect(
          names.filter((name) => english?.countries.includes(name)),
          lang,
        ).toEqual([]);
  });
});

/** Moves the focus to a country's link with the Tab key, and follows it with Enter. */
async function choose(page: Page, label: string) {
  const onIt = () =>
    page.evaluate(
      (name) =>
        document.activeElement?.matches('main a') && document.activeElement.firstElementChild?.textContent === name,
      label,
    );
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await onIt()) return page.keyboard.press('Enter');
  }
  throw new Error(`no Tab reached ${label} on ${page.url()}`);
}

/** Chooses a country on the page of a region, and returns the resulting page and the stored country. */
async function visit(from: RegionId, to: RegionId, name: string) {
  await using watched = await openWatched(browser, { viewport: { width: 1280, height: 800 } });
  const { page, context } = watched;
  const remembered = async () => (await context.cookies()).map((cookie) => `${cookie.name}=${cookie.value}`);
  await page.goto(choiceOf(from));
  await hydrated(page);
  if (from !== 'cn') await eventually(remembered).toEqual([`region=${from}`]);
  const timed = page.waitForResponse(
    (response) =>
      response.url().startsWith(new URL(homeOf(to)).origin) &&
      response.url().endsWith('/ssr/timestamp') &&
      response.request().frame().url() === homeOf(to),
  );
  await choose(page, name);
  await page.waitForURL(homeOf(to));
  expect(await page.locator('html').getAttribute('lang'), name).toBe(regions[to].locale);
  const cookie = (await (await timed).headersArray()).find((header) => header.name.toLowerCase() === 'set-cookie');
  if (to === 'cn') {
    expect(cookie).toBeUndefined();
    expect(await remembered()).toEqual([`region=${from}`]);
  } else {
    expect(cookie?.value).toContain(`region=${to};`);
    // Without a region in the address, the stored one is used.
    await page.goto(global.origin);
    expect(page.url(), name).toBe(homeOf(to));
  }
  expect(watched.problems()).toEqual([]);
}

/** Returns the name of a country on a page: from the page's messages, or else from Intl. */
const nameOf = (country: Country, locale: string) => {
  const id = countryTextId(country);
  return id
    ? words('content/messages/regions', locale)(id)
    : new Intl.DisplayNames(locale, { type: 'region' }).of(country);
};

describe.each(['us', 'cn'] as const)('keyboard user on the region chooser of %s', (from) => {
  it('opens the home page of every country; every region but cn is stored in a cookie [PG-2, RG-1, RG-3, RG-8]', async () => {
    const [{ countries: names }, addresses] = await Promise.all([said(from), addressesOf(from)]);
    expect(addresses).toEqual(regionEntries.map(({ region }) => homeOf(region)));
    expect(names.map((name = '') => withoutJoiners(name))).toEqual(
      regionEntries.map(({ country }) => nameOf(country, regions[from].locale)),
    );
    const others = regionEntries
      .map(({ region: to }, index) => ({ to, name: names[index] ?? '' }))
      .filter(({ to }) => to !== from);
    await pMap(others, ({ to, name }) => visit(from, to, name), { concurrency: 3 });
  });
});

/** Returns the targets of the page's links, in document order. */
async function addressesOf(region: RegionId): Promise<readonly string[]> {
  const { origin, pathname } = new URL(choiceOf(region));
  const { body } = await ask(origin, pathname);
  return readDocument(`<body>${/<main\b.*?<\/main>/s.exec(body)?.[0] ?? ''}`).links.map(
    (href) => new URL(href, origin).href,
  );
}
