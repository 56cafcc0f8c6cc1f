import { pathOnSite, siteMap, type PageRecord, type RegionId, type ScreenId } from '@kinemorph/content';
import {
  ask,
  eventually,
  hydrated,
  openWatched,
  startSandbox,
  type StartedProcess,
  type WatchedPage,
} from '@kinemorph/site/testing';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import pMap from 'p-map';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../../vitest.shared.ts';
import { fillIn, held, newEmail } from './support/accounts.ts';
import {
  buildVersions,
  deployedSite,
  rollingPair,
  type DeployedSite,
  type Version,
  type Versions,
} from './support/deployed-site.ts';
import { openPages, type OpenPage } from './support/pages.ts';
import { afterTheSales, regions as expectedRegions } from './support/regions.ts';

let browser: Browser;
let versions: Versions;
let cnVersions: Versions;
beforeAll(async () => {
  [versions, browser] = await Promise.all([
    buildVersions('global-site'),
    launchBrowser({ args: ['--blink-settings=imagesEnabled=false'] }),
  ]);
  cnVersions = await buildVersions('cn-site');
  // Two builds of each site, while other test files run.
}, 300_000);
afterAll(async () => {
  await Promise.all([browser.close(), versions.remove(), cnVersions.remove()]);
});

const settings = { SITE_CLOCK: afterTheSales, SITE_PREVIEW: '1' };
const regionIds = expectedRegions.map(({ id }) => id as RegionId);
const isPersonal = (path: string) =>
  (siteMap as readonly PageRecord[]).some((page) => page.personal && page.path === path);
const pathOf = ({ address }: OpenPage) => address.replace(/\?.*/, '');

/**
 * Returns a page for each screen that a document can show, from the site map: every model is tested, and a new one
 * automatically.
 */
function pageOfEachScreen(of: readonly RegionId[]): readonly OpenPage[] {
  const pages = of.flatMap(openPages).filter(({ path }) => !isPersonal(path));
  return [...new Map(pages.map((page) => [page.screen, page])).values()];
}

/** Returns the page that the visitor sees, and the build of all its parts. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const { build, expires } = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}') as {
      build?: string;
      expires?: number | null;
    };
    return {
      build,
      expires,
      path: location.pathname,
      h1: document.querySelectorAll('main h1').length,
      frame: document.querySelectorAll('body > header, body > footer').length,
      isLive: 'hydrated' in document.documentElement.dataset,
    };
  });
const documents = ({ requests }: WatchedPage, url: string, since: number) =>
  requests()
    .slice(since)
    .filter((request) => request === `GET ${url}`).length;
const pageErrors = ({ problems }: WatchedPage, expected?: RegExp) =>
  problems().filter((problem) => problem.startsWith('page error') && !expected?.test(problem));
/** Matches the error for a missing script or style sheet; the browser reports the first missing one. */
const goneFile = /dynamically imported module|preload CSS/;

/** An instant before a boundary that every page has, since the menu changes then. */
const beforeThePreOrder = '2025-03-20T12:00:00Z';

/**
 * Moves a visitor to another instant, by the cookie of a preview, so that addresses stay plain. Returns the path of the
 * page then: a closed page redirects to the home.
 */
async function travel(
  { context }: WatchedPage,
  { origin }: Pick<DeployedSite, 'origin'>,
  path: string,
  at: string,
): Promise<string> {
  const answer = await context.request.get(`${origin}${path}?at=${at}`);
  return new URL(answer.url()).pathname;
}

/** Opens a page of the site at an instant, and waits until React runs it. */
async function visit(site: Pick<DeployedSite, 'origin'>, path: string, at?: string): Promise<WatchedPage> {
  const watched = await openWatched(browser, { reducedMotion: 'reduce', viewport: { width: 390, height: 600 } });
  if (at !== undefined) await travel(watched, site, path, at);
  await watched.page.goto(site.origin + path);
  await hydrated(watched.page);
  return watched;
}

/** Follows a link to a page of the region, from any menu. */
const follow = async ({ page }: WatchedPage, path: string) => {
  await page.evaluate((href) => {
    const link = document.body.appendChild(Object.assign(document.createElement('a'), { href }));
    link.click();
    link.remove();
  }, path);
};

/** Expects a whole page of the version, and one load of a document since. */
async function expectWhole(
  watched: WatchedPage,
  site: Pick<DeployedSite, 'origin' | 'versions'>,
  path: string,
  version: Version,
  since: number,
  expected?: RegExp,
) {
  const { page } = watched;
  await eventually(() =>
    shown(page).then(
      ({ build }) => build,
      () => undefined,
    ),
  ).toBe(site.versions.build[version]);
  await hydrated(page);
  expect(await shown(page), path).toMatchObject({
    build: site.versions.build[version],
    path,
    h1: 1,
    frame: 2,
    isLive: true,
  });
  expect(documents(watched, site.origin + path, since), path).toBe(1);
  expect(pageErrors(watched, expected), path).toEqual([]);
}

/** Runs a task for each item, two at a time: more pages at once take longer (decision 050). */
const all = async <Item>(items: readonly Item[], task: (item: Item) => Promise<void>) => {
  await pMap(items, task, { concurrency: 2 });
};

/** Follows a link to a page, which this document shows without loading another one. */
async function followWithin(
  watched: WatchedPage,
  site: Pick<DeployedSite, 'origin'>,
  path: string,
  screen: ScreenId,
): Promise<void> {
  const since = watched.requests().length;
  const start = performance.now();
  await follow(watched, path);
  await eventually(() => watched.page.locator('body').getAttribute('data-page')).toBe(screen);
  // The site loads a document if the page takes more than eight seconds, or its request fails: the message shows why.
  const took = Math.round(performance.now() - start);
  const events = [...watched.requests().slice(since), ...watched.problems()];
  expect(documents(watched, site.origin + path, since), `${path} after ${took} ms: ${events.join(', ')}`).toBe(0);
}

const goBack = ({ page }: WatchedPage) =>
  page.evaluate(() => {
    history.back();
  });

/** Lets the next boundary of the shown page come. Returns the path of the page after it. */
async function crossBoundary(watched: WatchedPage, site: Pick<DeployedSite, 'origin'>, path: string): Promise<string> {
  const { expires } = await shown(watched.page);
  const leadsTo = await travel(watched, site, path, new Date(expires ?? NaN).toISOString());
  // The page requests the time again, and the boundary has come.
  await watched.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  return leadsTo;
}

describe('new build while pages are open', () => {
  /** The lightest page that every region has, or the home if it is that one. */
  const otherThan = ({ region, screen }: OpenPage) =>
    screen === 'choose-your-region'
      ? { path: pathOnSite(region, ''), screen: 'home' as const }
      : { path: pathOnSite(region, 'choose-your-region'), screen: 'choose-your-region' as const };
  const instantOf = ({ address }: OpenPage) => address.split('?at=')[1] ?? beforeThePreOrder;

  interface OpenTab {
    readonly page: OpenPage;
    readonly watched: WatchedPage;
  }

  // Each deploy finds the pages of the one before still open. The second one is a rollback.
  it.each(['global', 'cn'] as const)(
    '%s: the next click, the way back and the next boundary load a complete page of it, for every screen (of cn for three) [ER-5]',
    { timeout: 1_200_000 },
    async (id) => {
      await using site = await deployedSite(id === 'cn' ? cnVersions : versions, settings);
      // The screens of cn are those of the other regions; only its paths and its API differ.
      const pages = id === 'cn' ? pageOfEachScreen(['cn']).slice(0, 3) : pageOfEachScreen(regionIds);
      /** Deploys a version and leaves every page; `leave` returns the resulting path. */
      const deployUnder = async (
        tabs: readonly OpenTab[],
        version: Version,
        leave: (tab: OpenTab) => Promise<string>,
      ) => {
        await site.deploy(version);
        await all(tabs, async (tab) => {
          const since = tab.watched.requests().length;
          await expectWhole(tab.watched, site, await leave(tab), version, since);
        });
      };

      const tabs: OpenTab[] = [];
      await all(pages, async (page) => {
        tabs.push({ page, watched: await visit(site, otherThan(page).path, instantOf(page)) });
      });
      await deployUnder(tabs, 'next', async ({ page, watched }) => {
        await follow(watched, pathOf(page));
        return pathOf(page);
      });

      // One after the other: the site loads a document if a page takes more than eight seconds.
      for (const { page, watched } of tabs) {
        const { path, screen } = otherThan(page);
        await followWithin(watched, site, path, screen);
      }
      await deployUnder(tabs, 'today', async ({ page, watched }) => {
        await goBack(watched);
        return pathOf(page);
      });

      const expiring: OpenTab[] = [];
      await all(tabs, async (tab) => {
        if ((await shown(tab.watched.page)).expires !== null) expiring.push(tab);
      });
      expect(expiring.length).toBeGreaterThan(id === 'cn' ? 1 : 10);
      await deployUnder(expiring, 'next', ({ page, watched }) => crossBoundary(watched, site, pathOf(page)));
      await all(tabs, ({ watched }) => watched.context.close());
    },
  );

  it('untouched page: loads the new build at the first sign, and reports no missing files [ER-5]', async () => {
    await using site = await deployedSite(versions, settings);
    await using watched = await openWatched(browser);
    await watched.page.goto(`${site.origin}/de`);
    // The clock is set after the first paint of the page.
    await eventually(() => watched.requests().some((request) => request.endsWith('/ssr/timestamp'))).toBe(true);
    // No request is pending when the old process ends.
    await watched.page.waitForLoadState('networkidle');
    await site.deploy('next');
    const since = watched.requests().length;
    await watched.page.mouse.wheel(0, 10);
    await expectWhole(watched, site, '/de', 'next', since);
    // This browser loads no images, and reports that.
    const aboutImages = /image loading is disabled|preloaded using link preload/;
    expect(watched.problems().filter((problem) => !aboutImages.test(problem))).toEqual([]);
  });

  it('missing file of the old build: an untouched page and the page after a click load the new build [ER-5]', async () => {
    await using site = await deployedSite(versions, { ...settings, ASSETS_ARCHIVE: `${versions.folder}/today-only` });
    await using untouched = await openWatched(browser);
    await untouched.page.goto(`${site.origin}/de`);
    await using live = await visit(site, '/de');
    await site.deploy('next', { ASSETS_ARCHIVE: `${versions.folder}/next-only` });
    const [since, sinceLive] = [untouched.requests().length, live.requests().length];
    await untouched.page.mouse.wheel(0, 10);
    await expectWhole(untouched, site, '/de', 'next', since, goneFile);
    await follow(live, '/de/choose-your-region');
    await expectWhole(live, site, '/de/choose-your-region', 'next', sinceLive);
  });

  it('missing file of the old build: Back to a page that this document has not shown loads the new build [ER-5]', async () => {
    await using site = await deployedSite(versions, { ...settings, ASSETS_ARCHIVE: `${versions.folder}/today-only` });
    await using watched = await visit(site, '/de/faq');
    await followWithin(watched, site, '/de/choose-your-region', 'choose-your-region');
    // Another document, in which the previous page's screen has never been loaded.
    await watched.page.reload();
    await hydrated(watched.page);
    await site.deploy('next', { ASSETS_ARCHIVE: `${versions.folder}/next-only` });
    const since = watched.requests().length;
    await goBack(watched);
    await expectWhole(watched, site, '/de/faq', 'next', since);
  });
});

describe('new build while a personal page is open', () => {
  let sandbox: StartedProcess;
  beforeAll(async () => {
    sandbox = await startSandbox();
  });
  afterAll(() => sandbox.stop());

  const home = '/us';
  const path = { login: '/us/login', account: '/us/account' };
  /** Opens a personal page: the account of a customer who has just logged in. */
  async function openPersonal(site: DeployedSite, page: 'login' | 'account'): Promise<WatchedPage> {
    const watched = await visit(site, path.login, beforeThePreOrder);
    if (page === 'account') {
      await fillIn(watched.page, newEmail());
      await eventually(async () => (await held(watched.page)).userInfo).not.toBeNull();
      await watched.page.goto(site.origin + path.account);
      await hydrated(watched.page);
    }
    return watched;
  }

  it.each(['login', 'account'] as const)(
    '%s: the next click, the next boundary and the way back load a complete page of it, and keep the session [ER-5]',
    async (personal) => {
      const api = { API_US: `${sandbox.origin}/usapi` };
      const open = path[personal];
      await using site = await deployedSite(versions, { ...settings, ...api });
      await using watched = await openPersonal(site, personal);
      const { userId } = await held(watched.page);
      expect(userId === null).toBe(personal === 'login');
      /** Deploys a version and leaves the page; `leave` returns the resulting path. */
      const deployUnder = async (version: Version, leave: () => Promise<string>) => {
        await site.deploy(version, api);
        const since = watched.requests().length;
        await expectWhole(watched, site, await leave(), version, since);
        expect((await held(watched.page)).userId).toBe(userId);
      };

      await deployUnder('next', async () => {
        await follow(watched, home);
        return home;
      });
      await watched.page.goto(site.origin + open);
      await hydrated(watched.page);
      await deployUnder('today', async () => {
        await crossBoundary(watched, site, open);
        return open;
      });
      await follow(watched, home);
      await watched.page.waitForURL(site.origin + home);
      await hydrated(watched.page);
      await deployUnder('next', async () => {
        await goBack(watched);
        return open;
      });
    },
  );
});

describe('assets of earlier builds', () => {
  it('by default: are still served for the two previous builds, and for no older ones', async () => {
    const folder = await mkdtemp(join(versions.folder, 'releases-'));
    const dist = join(folder, 'today');
    await cp(versions.dist.today, dist, { recursive: true });
    const releases: Versions = { ...versions, folder, dist: { ...versions.dist, today: dist } };
    // A picture, which has no compressed form.
    const file = (release: number) => `assets/release-${release}-abc123.webp`;
    /** Makes another build of the existing one: with a different file, and another id. */
    const release = async (number: number) => {
      await rm(join(dist, 'client', file(number - 1)), { force: true });
      await writeFile(join(dist, 'client', file(number)), String(number));
      const manifest = join(dist, 'client/.vite/manifest.json');
      await writeFile(manifest, `${await readFile(manifest, 'utf8')}\n`);
    };
    await release(1);
    await using site = await deployedSite(releases, settings);
    const served = async () => {
      const answers = await Promise.all(
        [1, 2, 3, 4].map(async (number) => ({ number, ...(await ask(site.origin, `/${file(number)}`)) })),
      );
      return answers.filter(({ status }) => status === 200).map(({ number }) => number);
    };
    // The archive next to a build is filled after the server has started.
    const archived = (number: number) =>
      eventually(async () => {
        const builds = (await readdir(site.archive)).filter((name) => !name.startsWith('.'));
        const files = await Promise.all(builds.map((build) => readdir(join(site.archive, build))));
        return files.flat().includes(basename(file(number)));
      }).toBe(true);
    const expected = [[1], [1, 2], [1, 2, 3], [2, 3, 4]];
    for (const [index, builds] of expected.entries()) {
      if (index > 0) {
        await site.stop();
        await release(index + 1);
        await site.deploy('today');
      }
      await archived(index + 1);
      expect(await served(), `after build ${index + 1}`).toEqual(builds);
    }
  });
});

describe('two builds that serve requests in turn', () => {
  it.each([
    ['an archive of assets that they share', 'shared'],
    ['no assets in common', 'apart'],
  ] as const)('with %s: every click shows its page, without a reload loop [ER-5]', async (_, archive) => {
    await using pair = await rollingPair(versions, settings, archive);
    await using watched = await openWatched(browser, { reducedMotion: 'reduce' });
    const { page } = watched;
    await page.goto(`${pair.origin}/uk`);
    for (const path of ['/uk/choose-your-region', '/uk', '/uk/manuals', '/uk']) {
      const since = watched.requests().length;
      if (archive === 'shared') await hydrated(page);
      else await page.mouse.wheel(0, 10);
      await follow(watched, path);
      await eventually(() =>
        shown(page).then(
          (now) => now.path,
          () => undefined,
        ),
      ).toBe(path);
      await eventually(() =>
        shown(page).then(
          ({ h1, frame }) => ({ h1, frame }),
          () => undefined,
        ),
      ).toEqual({ h1: 1, frame: 2 });
      await page.waitForTimeout(700);
      // One document for the click, and one more for each build whose files were missing.
      expect(documents(watched, pair.origin + path, since), path).toBeLessThanOrEqual(archive === 'shared' ? 1 : 3);
    }
    expect(pageErrors(watched, archive === 'apart' ? goneFile : undefined)).toEqual([]);
  });
});
