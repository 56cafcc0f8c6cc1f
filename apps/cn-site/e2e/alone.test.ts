import { pathOnSite, siteMap, type PageRecord } from '@kinemorph/content';
import { hydrated, openWatched, startBuiltSite, startSandbox } from '@kinemorph/site/testing';
import { expect, it } from 'vitest';
import { launchBrowser } from '../../../vitest.shared.ts';
import { watchingProxy } from './support/watching-proxy.ts';

const watch = new URL('support/watch-connections.mjs', import.meta.url).href;
const paths = (siteMap as readonly PageRecord[]).flatMap(({ path, component, regions }) =>
  component && regions.includes('cn') ? [pathOnSite('cn', path)] : [],
);

it(
  'Chinese site: the server and its pages connect only to the site itself and its account API',
  { timeout: 600_000 },
  async () => {
    const sandbox = await startSandbox();
    const site = await startBuiltSite('cn-site', {
      SITE_CLOCK: '2025-08-01T12:00:00Z',
      API_CN: `${sandbox.origin}/cnapi`,
      GLOBAL_ORIGIN: 'https://www.global.example',
      STORE_ORIGIN: 'https://{region}.shop.example',
      NODE_OPTIONS: `--import ${watch}`,
    });
    const { host } = new URL(site.origin);
    await using proxy = await watchingProxy([host]);
    // Chromium reaches loopback addresses without a proxy, unless this bypass rule forbids it.
    const browser = await launchBrowser({ proxy: { server: proxy.address, bypass: '<-loopback>' } });
    try {
      for (const path of paths) {
        await using watched = await openWatched(browser, { reducedMotion: 'reduce', locale: 'zh-CN' });
        const { page } = watched;
        await page.goto(site.origin + path);
        await hydrated(page);
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await page.waitForLoadState('networkidle');
      }
      await using watched = await openWatched(browser, { reducedMotion: 'reduce', expects: /4\d\d/ });
      const { page } = watched;
      await page.goto(`${site.origin}/login`);
      await hydrated(page);
      const form = page.getByRole('main').locator('form');
      await form.locator('input[name=email]').fill('li@example.com');
      await form.locator('input[name=password]').fill('correct horse battery');
      const called = page.waitForResponse((response) => response.url().includes('/cnapi/'));
      await form.locator('button[type=submit]').click();
      await called;
    } finally {
      await browser.close();
      await site.stop();
      await sandbox.stop();
    }
    expect(proxy.hosts()).toEqual([host]);
    const connections = new Set(site.output().match(/(?<=connects to ).*/g));
    expect([...connections]).toEqual([new URL(sandbox.origin).host]);
  },
);
