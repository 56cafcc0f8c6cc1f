import { regionIds, type RegionId } from '@kinemorph/content';
import {
  ask,
  eventually,
  hydrated,
  openWatched,
  readDocument,
  startBuiltSite,
  type StartedProcess,
} from '@kinemorph/site/testing';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../../vitest.shared.ts';
import { openPages } from './support/pages.ts';
import { afterTheSales } from './support/regions.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** The instant at which Megatron's tile is replaced by Bumblebee's. */
const handover = Date.parse('2025-07-01T15:00:00+08:00');
const iso = (at: number) => new Date(at).toISOString();
const leads = (html: string) => readDocument(html).headings[0];
const timestampOf = (body: string) => (JSON.parse(body) as { data: { timestamp: number } }).data.timestamp;

describe('time travel, where it is allowed', () => {
  let site: StartedProcess;
  beforeAll(async () => {
    site = await startBuiltSite('global-site', { SITE_PREVIEW: '1' });
  });
  afterAll(() => site.stop());
  const at = (instant: string, path = '/us', headers: Record<string, string> = {}) =>
    ask(site.origin, `${path}?at=${encodeURIComponent(instant)}`, { headers });
  const cookieOf = (cookies: readonly string[]) => cookies.map((cookie) => cookie.split(';')[0]).join('; ');

  it('shows Megatron up to the handover, and Bumblebee from that second on [ST-4]', async () => {
    expect(leads((await at('2025-07-01T06:59:59Z')).body)).toBe('h1: Flagship Megatron');
    expect(leads((await at('2025-07-01T07:00:00Z')).body)).toBe('h1: Flagship Bumblebee');
    const model = JSON.parse((await at(iso(handover - 1), '/_model/us.json')).body) as {
      model: { hero: { title: string }[] };
    };
    expect(model.model.hero.map(({ title }) => title)).toEqual([
      'Flagship Megatron',
      'Flagship Optimus Prime',
      'Flagship Grimlock',
    ]);
  });

  it('shows a running clock in its bar, in the region’s local time', async () => {
    const page = await browser.newPage();
    await page.clock.install();
    await page.goto(`${site.origin}/jp?at=2025-07-01T00:00:00Z`);
    const shown = () => page.locator('.preview-bar summary time').textContent();
    expect(await shown()).toMatch(/^1 Jul 2025, 09:00:/);
    await page.clock.fastForward('02:00');
    await eventually(shown).toMatch(/^1 Jul 2025, 09:02:/);
    await page.close();
  });

  it('shows the seven-day sale and its price only while it runs [ST-4]', async () => {
    const sale = '7-day sale';
    const inside = [iso(Date.parse('2025-07-08T00:00-07:00')), iso(Date.parse('2025-07-15T00:00-07:00') - 1000)];
    const outside = [iso(Date.parse('2025-07-08T00:00-07:00') - 1000), iso(Date.parse('2025-07-15T00:00-07:00'))];
    for (const instant of inside) {
      const { body } = await at(instant);
      const { model } = JSON.parse((await at(instant, '/_model/us.json')).body) as {
        model: { hero: { key: string; price: object }[] };
      };
      expect(leads(body), instant).toBe('h1: Seven days. $100 off.');
      expect(model.hero[0], instant).toMatchObject({ key: 'sevenDaySale', price: { current: '$599' } });
      expect(body).toContain('until July\u00a014');
    }
    for (const instant of outside)
      expect((await at(instant)).body.replace(/<aside class="preview-bar".*/s, ''), instant).not.toContain(sale);
  });

  it('is neither cached nor indexed', async () => {
    for (const path of ['/us', '/us/choose-your-region', '/_model/us.json']) {
      const { status, headers } = await at('2024-11-25T12:00:00Z', path);
      expect(status, path).toBe(200);
      expect(headers['cache-control'], path).toBe('no-store');
      expect(headers['x-robots-tag'], path).toBe('noindex');
    }
  });

  it('is kept in a session cookie, and its clock runs on', async () => {
    const first = await at('2025-07-01T06:59:00Z');
    expect(first.cookies).toHaveLength(1);
    expect(first.cookies[0]).toMatch(/^preview_at=.*HttpOnly/);
    expect(first.cookies[0]).not.toMatch(/expires|max-age/i);
    const cookie = cookieOf(first.cookies);
    const next = await ask(site.origin, '/us', { headers: { cookie } });
    expect(leads(next.body)).toBe('h1: Flagship Megatron');
    expect(next.headers['cache-control']).toBe('no-store');
    const time = timestampOf((await ask(site.origin, '/ssr/timestamp', { headers: { cookie } })).body);
    expect(time).toBeGreaterThanOrEqual(Date.parse('2025-07-01T06:59:00Z'));
    expect(time).toBeLessThan(handover);
  });

  it('ends with ?at=now', async () => {
    const cookie = cookieOf((await at('2025-07-01T06:59:00Z')).cookies);
    const { status, headers, cookies, body } = await at('now', '/us', { cookie });
    expect(status).toBe(200);
    expect(leads(body)).toBe('h1: Flagship Bumblebee');
    expect(cookies).toEqual([expect.stringMatching(/^preview_at=;.*Max-Age=0/)]);
    // A shared cache must never keep a response that sets a cookie.
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each([
    'yesterday',
    '',
    '2025-07-01',
    '2025-07-01T15:00',
    '2025-02-30T00:00:00Z',
    '1751353200000',
    '<script>alert(1)</script>',
  ])('returns 400 for ?at=%s, with the expected format', async (instant) => {
    const { status, headers, body } = await at(instant);
    expect(status).toBe(400);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toContain('2024-11-25T12:00:00Z');
    expect(body).toContain('?at=now');
  });

  it('accepts a UTC offset, escaped or not', async () => {
    for (const written of ['2025-07-01T14:59:59%2B08:00', '2025-07-01T14:59:59+08:00'])
      expect(leads((await ask(site.origin, `/us?at=${written}`)).body), written).toBe('h1: Flagship Megatron');
  });

  it('changes an open page at a boundary, and has a bar that changes the instant', async () => {
    await using watched = await openWatched(browser, { reducedMotion: 'reduce' });
    const { page } = watched;
    await page.goto(`${site.origin}/us?at=${iso(handover - 4000)}`);
    await hydrated(page);
    expect(await page.locator('h1').innerText()).toBe('Flagship Megatron');
    const bar = page.getByRole('complementary', { name: 'Preview' });
    expect(await bar.locator('summary').innerText()).toMatch(/30 Jun 2025, 23:59:5\d \(America\/Los_Angeles\)/);
    await eventually(() => page.locator('h1').innerText()).toBe('Flagship Bumblebee');
    await bar.locator('summary').click();
    await bar
      .getByRole('link', { name: /sevenDaySale/ })
      .first()
      .click();
    await eventually(() => page.locator('h1').innerText()).toContain('Seven days.');
    await page.getByRole('complementary', { name: 'Preview' }).getByRole('link', { name: 'End preview' }).click();
    await eventually(() => page.locator('h1').innerText()).toBe('Flagship Bumblebee');
    expect(watched.problems()).toEqual([]);
  });
});

describe('time travel, where it is not allowed', () => {
  it('is ignored, and the page is cached as usual', async () => {
    const site = await startBuiltSite('global-site', { SITE_CLOCK: '2025-08-01T12:00:00Z' });
    try {
      const plain = await ask(site.origin, '/us');
      const travels = [
        await ask(site.origin, '/us?at=2025-07-01T06:59:59Z'),
        await ask(site.origin, '/us?at=yesterday'),
        await ask(site.origin, '/us', { headers: { cookie: `preview_at=${handover - 5000}.${handover - 5000}` } }),
      ];
      for (const { status, headers, cookies, body } of travels) {
        expect(status).toBe(200);
        expect(headers['cache-control']).toMatch(
          /^public, max-age=0, s-maxage=3600, must-revalidate(?:, stale-if-error=\d+)?$/,
        );
        expect(cookies).toEqual([]);
        expect(headers.etag).toBe(plain.headers.etag);
        expect(body).toBe(plain.body);
      }
      const time = timestampOf(
        (
          await ask(site.origin, '/ssr/timestamp?at=2025-07-01T06:59:59Z', {
            headers: { cookie: `preview_at=${handover}.${handover}` },
          })
        ).body,
      );
      expect(time).toBeGreaterThan(Date.parse('2025-08-01T12:00:00Z'));
    } finally {
      await site.stop();
    }
  });
});

describe('boundary', () => {
  it('expires every cached page in time, and changes an open page without a reload [ST-4]', async () => {
    const site = await startBuiltSite('global-site', { SITE_CLOCK: iso(handover - 9000) });
    try {
      const time = async () => timestampOf((await ask(site.origin, '/ssr/timestamp')).body);
      await using watched = await openWatched(browser, { reducedMotion: 'reduce' });
      const { page } = watched;
      await page.goto(`${site.origin}/us`);
      await hydrated(page);
      expect(await page.locator('h1').innerText()).toBe('Flagship Megatron');
      await page.evaluate(() => {
        Object.assign(globalThis, { marked: true });
      });
      const email = page.getByRole('main').locator('input[type=email]');
      await email.fill('half-typed@exa');

      const lives: string[] = [];
      for (;;) {
        const before = await time();
        const { headers, body } = await ask(site.origin, '/us');
        const after = await time();
        const life = Number(/s-maxage=(\d+)/.exec(headers['cache-control'] ?? '')?.[1] ?? 0);
        if (after < handover) {
          expect(leads(body)).toBe('h1: Flagship Megatron');
          // A shared cache counts whole seconds, so that it keeps a page for up to one more.
          if (life > 0)
            expect(before + (life + 1) * 1000, headers['cache-control'] ?? '').toBeLessThanOrEqual(handover);
          lives.push(headers['cache-control'] ?? '');
        } else if (before >= handover) {
          expect(leads(body)).toBe('h1: Flagship Bumblebee');
          expect(headers['cache-control']).toMatch(
            /^public, max-age=0, s-maxage=3600, must-revalidate(?:, stale-if-error=\d+)?$/,
          );
          break;
        }
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      expect(lives.some((life) => life.includes('s-maxage='))).toBe(true);
      expect(lives.at(-1)).toBe('no-store');

      await eventually(() => page.locator('h1').innerText()).toBe('Flagship Bumblebee');
      expect(await page.evaluate(() => 'marked' in globalThis)).toBe(true);
      expect(await email.inputValue()).toBe('half-typed@exa');
      expect(watched.requests().filter((request) => request === `GET ${site.origin}/us`)).toHaveLength(1);
      expect(watched.problems()).toEqual([]);
    } finally {
      await site.stop();
    }
  });
});

describe('time zone of a server', () => {
  const origins = { GLOBAL_ORIGIN: 'https://www.global.example', CN_ORIGIN: 'https://www.cn.example' };
  const zones = ['UTC', 'America/Los_Angeles', 'Asia/Tokyo'];
  /**
   * Today, and in the middle of the pre-orders, when pages show dates and countdowns; campaigns have their own instant.
   */
  const addresses = (region: RegionId) =>
    openPages(region).flatMap(({ address, opens = -Infinity }) =>
      address.includes('?at=')
        ? [address]
        : [afterTheSales, '2025-04-10T12:00:00Z']
            .filter((at) => Date.parse(at) >= opens)
            .map((at) => `${address}?at=${at}`),
    );

  it.each([
    ['global-site', 'GLOBAL_ORIGIN', regionIds.filter((id) => id !== 'cn')],
    ['cn-site', 'CN_ORIGIN', ['cn']],
  ] as const)('changes nothing in the HTML of any page of %s [PB-14]', async (app, own, regions) => {
    const sites = await Promise.all(
      zones.map((TZ) =>
        startBuiltSite(app, {
          TZ,
          SITE_PREVIEW: '1',
          SITE_CLOCK: afterTheSales,
          ...origins,
          PUBLIC_ORIGIN: origins[own],
        }),
      ),
    );
    try {
      for (const address of regions.flatMap(addresses)) {
        const [first, ...others] = await Promise.all(sites.map(async ({ origin }) => ask(origin, address)));
        expect(first?.status, address).toBe(200);
        for (const [index, other] of others.entries())
          expect(other.body === first?.body, `${address} in ${zones[index + 1] ?? ''} as in UTC`).toBe(true);
      }
    } finally {
      await Promise.all(sites.map((site) => site.stop()));
    }
  });
});
