import { pathOnSite, siteMap, type PageRecord, type RegionId } from '@kinemorph/content';
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

const all = async <Item>(items: readonly Item[], task: (item: Item) => Promise<void>) => {
  await pMap(items, task, { concurrency: 4 });
};

describe('new build while pages are open', () => {
  /** The lightest page that every region has, or another page if it is that one. */
  const otherThan = ({ region, screen }: OpenPage) =>
    pathOnSite(region, screen === 'choose-your-region' ? '' : 'choose-your-region');
  const instantOf = ({ address }: OpenPage) => address.split('?at=')[1] ?? beforeThePreOrder;

  /** Opens a page before the deploy and leaves it afterwards. Returns the resulting path. */
  const ways: Readonly<
    Record<
      string,
      {
        open: (site: DeployedSite, page: OpenPage) => Promise<WatchedPage | undefined>;
        leave: (watched: WatchedPage, site: DeployedSite, page: OpenPage) => Promise<string>;
      }
    >
  > = {
    'the next click': {
      open: (site, page) => visit(site, otherThan(page), instantOf(page)),
      async leave(watched, _, page) {
        await follow(watched, pathOf(page));
        return pathOf(page);
      },
    },
    'the way back': {
      async open(site, page) {
        const watched = await visit(site, pathOf(page), instantOf(page));
        const other = otherThan(page);
        await follow(watched, other);
        await eventually(() => watched.page.locator('body').getAttribute('data-page')).toBe(
          page.screen === 'choose-your-region' ? 'home' : 'choose-your-region',
        );
        expect(documents(watched, site.origin + other, 0)).toBe(0);
        return watched;
      },
      async leave(watched, _, page) {
        await watched.page.evaluate(() => {
          history.back();
        });
        return pathOf(page);
      },
    },
    'the next boundary': {
      async open(site, page) {
        const watched = await visit(site, pathOf(page), instantOf(page));
        if ((await shown(watched.page)).expires !== null) return watched;
        await watched.context.close();
        return undefined;
      },
      async leave(watched, site, page) {
        const { expires } = await shown(watched.page);
        const leadsTo = await travel(watched, site, pathOf(page), new Date(expires ?? NaN).toISOString());
        // The page requests the time again, and the boundary has come.
        await watched.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        return leadsTo;
      },
    },
  };

  it.each(Object.keys(ways).flatMap((way) => (['global', 'cn'] as const).map((id) => ({ way, id }))))(
    '$way, $id: loads a complete page of the new build, for every screen (of cn for three) [ER-5]',
    async ({ way, id }) => {
      await using site = await deployedSite(id === 'cn' ? cnVersions : versions, settings);
      const { open, leave } = ways[way] ?? expect.fail(way);
      const tabs: { readonly page: OpenPage; readonly watched: WatchedPage }[] = [];
      // The screens of cn are those of the other regions; only its paths and its API differ.
      const pages = id === 'cn' ? pageOfEachScreen(['cn']).slice(0, 3) : pageOfEachScreen(regionIds);
      await all(pages, async (page) => {
        const watched = await open(site, page);
        if (watched) tabs.push({ page, watched });
      });
      expect(tabs.length).toBeGreaterThan(id === 'cn' ? 1 : 10);
      await site.deploy('next');
      await all(tabs, async ({ page, watched }) => {
        const since = watched.requests().length;
        const path = await leave(watched, site, page);
        await expectWhole(watched, site, path, 'next', since);
        await watched.context.close();
      });
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
    await follow(watched, '/de/choose-your-region');
    await eventually(() => watched.page.locator('body').getAttribute('data-page')).toBe('choose-your-region');
    // Another document, in which the previous page's screen has never been loaded.
    await watched.page.reload();
    await hydrated(watched.page);
    await site.deploy('next', { ASSETS_ARCHIVE: `${versions.folder}/next-only` });
    const since = watched.requests().length;
    await watched.page.evaluate(() => {
      history.back();
    });
    await expectWhole(watched, site, '/de/faq', 'next', since);
  });
});

describe('new build while a personal page is open', () => {
  let sandbox: StartedProcess;
  beforeAll(async () => {
    sandbox = await startSandbox();
  });
  afterAll(() => sandbox.stop());

  const path = { login: '/us/login', account: '/us/account', home: '/us' };
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
  const leaves: Readonly<
    Record<string, (watched: WatchedPage, site: DeployedSite, open: string) => Promise<string> | string>
  > = {
    async 'the next click'(watched) {
      await follow(watched, path.home);
      return path.home;
    },
    async 'the next boundary'(watched, site, open) {
      const { expires } = await shown(watched.page);
      await travel(watched, site, open, new Date(expires ?? NaN).toISOString());
      await watched.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      return open;
    },
    async 'the way back'(watched, _, open) {
      await watched.page.evaluate(() => {
        history.back();
      });
      return open;
    },
  };

  it.each((['login', 'account'] as const).flatMap((page) => Object.keys(leaves).map((way) => ({ page, way }))))(
    '$page, $way: loads a complete page of the new build, and keeps the session [ER-5]',
    async ({ page, way }) => {
      await using site = await deployedSite(versions, { ...settings, API_US: `${sandbox.origin}/usapi` });
      await using watched = await openPersonal(site, page);
      if (way === 'the way back') {
        await follow(watched, path.home);
        await watched.page.waitForURL(site.origin + path.home);
        await hydrated(watched.page);
      }
      const session = await held(watched.page);
      await site.deploy('next', { API_US: `${sandbox.origin}/usapi` });
      const since = watched.requests().length;
      const leadsTo = await (leaves[way] ?? expect.fail(way))(watched, site, path[page]);
      await expectWhole(watched, site, leadsTo, 'next', since);
      expect((await held(watched.page)).userId).toBe(session.userId);
      expect(session.userId === null).toBe(page === 'login');
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
