import { newsSlugs, regionIds, regions, type RegionId } from '@kinemorph/content';
import { ask, hydrated, openWatched, startBuiltSite, type StartedProcess } from '@kinemorph/site/testing';
import pMap from 'p-map';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../../vitest.shared.ts';
import { builtScripts, foreignSources, scriptsOf } from './support/build.ts';
import { lookingAtAll, openPages, type OpenPage } from './support/pages.ts';
import { foreignTexts, writtenTexts } from './support/page-words.ts';
import { afterTheSales } from './support/regions.ts';

/**
 * The JavaScript that any page may fetch before a visitor does anything, in bytes, compressed with gzip at its best;
 * tools/budgets has the limits of each kind of page.
 */
const anyPage = 110_000;

/** The bytes that a server sends before it waits for an acknowledgement: ten packets. */
const firstPackets = 14_600;

let browser: Browser;
let global: StartedProcess;
let cn: StartedProcess;

beforeAll(async () => {
  const settings = { SITE_CLOCK: afterTheSales, SITE_PREVIEW: '1' };
  [global, cn, browser] = await Promise.all([
    startBuiltSite('global-site', settings),
    startBuiltSite('cn-site', settings),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await Promise.all([browser.close(), global.stop(), cn.stop()]);
});

describe.each(['global-site', 'cn-site'] as const)('vendor code of %s', (app) => {
  // A sheet that is loaded alone, after the document's inline style, would override later rules of that style.
  it('loads no style sheet of the page', () => {
    const { sheetsOf } = builtScripts(app);
    expect(sheetsOf('frame').size).toBeGreaterThan(0);
    expect([...sheetsOf('run-vendors')]).toEqual([]);
  });
});

describe('every page', () => {
  const builds = { global: builtScripts('global-site'), cn: builtScripts('cn-site') };
  const written = writtenTexts();
  const originOf = (region: RegionId) => (region === 'cn' ? cn : global).origin;

  const later = new Map<string, Promise<readonly string[]>>();
  /**
   * Returns the scripts that a page fetches beyond those that its document names, until the network is idle. They
   * depend on its screen, so they are measured once for each site, in a language without a fallback.
   */
  function fetchedLater({ region, screen }: OpenPage): Promise<readonly string[]> {
    const speakers = region === 'cn' ? (['cn'] as const) : (['de', 'us'] as const);
    const page = speakers.flatMap(openPages).find((one) => one.screen === screen);
    if (!page) throw new Error(`no page of ${speakers.join()} shows ${screen}`);
    const key = `${page.region} ${screen}`;
    const known = later.get(key) ?? rest(page);
    later.set(key, known);
    return known;
  }

  async function rest({ region, screen, address }: OpenPage): Promise<readonly string[]> {
    await using watched = await openWatched(browser, {
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
    });
    const { page } = watched;
    const document = await page.goto(originOf(region) + address, { waitUntil: 'load' });
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    // A page for members redirects other visitors: the files fetched then belong to the other page.
    if (!page.url().endsWith(address)) return [];
    const fetched = watched
      .requests()
      .map((request) => new URL(request.replace('GET ', '')).pathname)
      // Only previews have the bar, so no visitor loads its script.
      .filter((path) => path.endsWith('.js') && path !== '/preview.js');
    const named = scriptsOf((await document?.text()) ?? '');
    expect(fetched, address).toEqual(expect.arrayContaining([...named]));
    expect(
      foreignSources(builds[region === 'cn' ? 'cn' : 'global'], fetched, { screen, locale: regions[region].locale }),
      address,
    ).toEqual([]);
    return fetched.filter((path) => !named.includes(path));
  }

  it.each(regionIds)(
    'of %s loads only its own screen and texts, within the JavaScript budget [PB-9]',
    lookingAtAll,
    async (region) => {
      const build = builds[region === 'cn' ? 'cn' : 'global'];
      const { locale } = regions[region];
      const look = async (page: OpenPage) => {
        const { screen, address } = page;
        const { status, body } = await ask(originOf(region), address);
        expect(status, address).toBe(200);
        const scripts = scriptsOf(body);
        expect(
          scripts.flatMap(build.sourcesOf).some((source) => source.includes(`/screens/src/${screen}/`)),
          address,
        ).toBe(true);
        expect(foreignSources(build, scripts, { screen, locale }), address).toEqual([]);
        const model = await ask(originOf(region), modelOf(address));
        expect(foreignTexts(model.body, written, { pages: foldersOf(page), locale }), address).toEqual([]);
        expect(
          build.weigh([...scripts, ...(await fetchedLater(page))]),
          `JavaScript of ${address}`,
        ).toBeLessThanOrEqual(anyPage);
      };
      await pMap(openPages(region), look, { concurrency: 2 });
    },
  );
});

describe('home', () => {
  const latin = regionIds.filter((region) => new Intl.Locale(regions[region].locale).maximize().script === 'Latn');

  it.each(latin)('of %s arrives in the first packets of a connection', async (region) => {
    const sent = async () => {
      const { headers } = await fetch(`${global.origin}/${region}`, { headers: { 'accept-encoding': 'br' } });
      const lines = ['HTTP/1.1 200 OK', ...[...headers].map(([name, value]) => `${name}: ${value}`), ''];
      return lines.join('\r\n').length + 2 + Number(headers.get('content-length'));
    };
    // A server that starts compresses its homes last.
    await expect.poll(sent).toBeLessThanOrEqual(firstPackets);
  });
});

/** Returns the address of a page's model, at the instant in the page's own address. */
function modelOf(address: string): string {
  const [path = '', query] = address.split('?');
  return `/_model${path}.json${query === undefined ? '' : `?${query}`}`;
}

/** Returns the folders of a page's texts: the newsroom and its items need the titles of the others. */
function foldersOf({ screen, path }: OpenPage): readonly string[] {
  if (screen !== 'article') return [screen];
  return (path.startsWith('news') ? ['news', ...newsSlugs] : [path]).map((folder) => `article/copy/${folder}`);
}
