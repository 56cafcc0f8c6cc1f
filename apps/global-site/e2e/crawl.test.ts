import {
  boundaries,
  navigation,
  products,
  regionIds,
  regions,
  siteMap,
  sites,
  type PageRecord,
  type RegionId,
} from '@kinemorph/content';
import { isOpenAt } from '@kinemorph/content/time';
import { ask, readDocument, startBuiltSite, type StartedProcess } from '@kinemorph/site/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { afterTheSales } from './support/regions.ts';

let global: StartedProcess;
let cn: StartedProcess;

beforeAll(async () => {
  const settings = {
    SITE_CLOCK: afterTheSales,
    SITE_PREVIEW: '1',
    GLOBAL_ORIGIN: 'https://www.global.example',
    CN_ORIGIN: 'https://www.cn.example',
  };
  [global, cn] = await Promise.all([startBuiltSite('global-site', settings), startBuiltSite('cn-site', settings)]);
});
afterAll(async () => {
  await Promise.all([global.stop(), cn.stop()]);
});

/** Other sites that a link may lead to. */
const partners =
  /^https:\/\/beian\.(?:miit|mps)\.gov\.cn\/|^https:\/\/(?:[a-z]{2}\.store|hub|studio|social)\.kinemorph\.example(?:\/|$)|^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*\.example(?:\/|$)|^(?:mailto|tel):/;
const ownOrigins = /^https:\/\/www\.(?:global|cn)\.example/;

/** Returns the instants at which to crawl a region: today, and the middle between every two boundaries of its pages. */
function instantsOf(region: RegionId): readonly string[] {
  const moments = boundaries(region).map(({ at }) => at);
  const between = moments.map((at, index) => (at + (moments[index + 1] ?? at + 86_400_000)) / 2);
  return [afterTheSales, ...between.map((at) => new Date(at).toISOString())];
}

/** Returns the pages of a region at an instant, as paths of its site. */
function pagesAt(region: RegionId, at: string): readonly string[] {
  return (siteMap as readonly PageRecord[])
    .filter(
      ({ component, regions: having, window }) =>
        component && having.includes(region) && isOpenAt(window?.[region] ?? {}, Date.parse(at)),
    )
    .map(({ path }) => pathOf(region, path));
}

/** Returns the pages of products that the menus do not name yet: a home may or may not link to one. */
function unannouncedAt(region: RegionId, at: string): readonly string[] {
  return navigation(region)
    .flatMap(({ children = [] }) => children)
    .flatMap(({ startTime, to }) =>
      startTime !== undefined && Date.parse(at) < startTime && to && 'product' in to
        ? [pathOf(region, products[to.product].slug)]
        : [],
    );
}

const pathOf = (region: RegionId, path: string) =>
  `/${[region === 'cn' ? '' : region, path].filter(Boolean).join('/')}`;
/** Returns true if a page is personal: it has no canonical address, since no search engine may store it. */
const isPersonal = (region: RegionId, path: string) =>
  (siteMap as readonly PageRecord[]).some((page) => page.personal && pathOf(region, page.path) === path);
const siteOf = (region: RegionId) => (region === 'cn' ? cn : global).origin;

/** Visits a page, and returns its document and problems. */
async function visit(region: RegionId, path: string, at: string) {
  const { status, body, headers } = await ask(siteOf(region), `${path}?at=${at}`);
  const document = readDocument(body);
  const levels = document.headings.map((heading) => Number(heading[1]));
  const ids = new Set([...body.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
  const hashes = document.links.filter((href) => href.startsWith('#') && href.length > 1);
  const problems = [
    status !== 200 && `answers ${status}${headers['location'] ? ` → ${headers['location']}` : ''}`,
    document.lang !== regions[region].locale && `is in ${document.lang}`,
    document.title.trim() === '' && 'has no title',
    (document.canonical === undefined) !== isPersonal(region, path) &&
      `has ${document.canonical ?? 'no'} canonical address`,
    levels.filter((level) => level === 1).length !== 1 && `has ${levels.filter((level) => level === 1).length} h1`,
    ...levels.map(
      (level, index) =>
        index > 0 && level > (levels[index - 1] ?? 1) + 1 && `jumps to "${document.headings[index] ?? ''}"`,
    ),
    ...['header', 'main', 'footer'].map((landmark) => !body.includes(`<${landmark}`) && `has no ${landmark}`),
    ...hashes.map((href) => !ids.has(decodeURIComponent(href.slice(1))) && `links to ${href}, which is not on it`),
    ...document.links.map((href) => !/^(?:\/|#|\?)/.test(href) && !partners.test(href) && `links to ${href}`),
    /\{[a-zA-Z]+(?:,|\})|undefined|NaN|⟦/.test(body.replaceAll(/<script.*?<\/script>/gs, '')) &&
      'shows what only code should see',
  ].filter((problem) => problem !== false);
  const own = document.links
    .map((href) => href.replace(ownOrigins, '') || '/')
    .filter(
      (href) =>
        /^\/(?!\/)/.test(href) &&
        !href.startsWith('/assets/') &&
        !href.startsWith('/files/') &&
        !href.endsWith('.atom'),
    );
  const links = own
    .map((href) => href.split(/[?#]/)[0] ?? '')
    .filter((href) =>
      region === 'cn'
        ? !(sites.global.regions as readonly string[]).includes(href.split('/')[1] ?? '')
        : href === `/${region}` || href.startsWith(`/${region}/`),
    );
  return { links, problems: problems.map((problem) => `${path} at ${at} ${problem}`), title: document.title };
}

/** Follows every link of a region from its home. */
async function crawl(region: RegionId, at: string) {
  const titles = new Map<string, string>();
  const problems: string[] = [];
  const waiting = [pathOf(region, '')];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (titles.has(path)) continue;
    const page = await visit(region, path, at);
    titles.set(path, page.title);
    problems.push(...page.problems);
    waiting.push(...page.links);
  }
  return { titles, problems };
}

describe.each(regionIds)('pages of %s', (region) => {
  it('are all reachable from its home page, without dead links, at every stage of every campaign [PG-18, NV-1, ST-1, ST-2, ST-3]', async () => {
    for (const at of instantsOf(region)) {
      const { titles, problems } = await crawl(region, at);
      expect(problems).toEqual([]);
      const secret = unannouncedAt(region, at);
      const announced = (paths: Iterable<string>) => [...paths].filter((path) => !secret.includes(path)).sort();
      expect(announced(titles.keys()), `what ${region} has at ${at}`).toEqual(announced(pagesAt(region, at)));
    }
  });

  it('have unique titles [PB-2]', async () => {
    const { titles } = await crawl(region, afterTheSales);
    const all = [...titles.values()];
    expect(all.filter((title, index) => all.indexOf(title) !== index)).toEqual([]);
  });
});
