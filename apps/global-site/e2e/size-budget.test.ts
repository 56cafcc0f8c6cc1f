import { hydrated, openWatched, startBuiltSite } from '@kinemorph/site/testing';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { launchBrowser } from '../../../vitest.shared.ts';
import { afterTheSales } from './support/regions.ts';

/** What the first five seconds on a page may fetch, in bytes, compressed with gzip at its best. */
const budget = { js: 90_000, css: 12_000 };

it('a first visit fetches no more code and style than the budget allows', async () => {
  const [site, browser] = await Promise.all([startBuiltSite('global-site', { SITE_CLOCK: afterTheSales }), launchBrowser()]);
  try {
    await Promise.all(
      ['/us', '/de', '/us/choose-your-region'].map(async (path) => {
        await using watched = await openWatched(browser, { viewport: { width: 1280, height: 800 } });
        const { page } = watched;
        const bodies: Promise<{ name: string; kind: string; size: number }>[] = [];
        page.on('response', (response) => {
          const name = new URL(response.url()).pathname;
          const kind = /\.(js|css)$/.exec(name)?.[1];
          if (kind) bodies.push(response.body().then((body) => ({ name, kind, size: gzipSync(body, { level: 9 }).length })));
        });
        await page.goto(site.origin + path, { waitUntil: 'load' });
        await hydrated(page);
        await page.waitForTimeout(5000);
        const files = await Promise.all(bodies);
        const sum = (kind: string) => files.filter((file) => file.kind === kind).reduce((total, { size }) => total + size, 0);
        console.log(`${path}: ${sum('js')} bytes of JavaScript, ${sum('css')} bytes of CSS (gzip −9)\n${files.map(({ name, size }) => `  ${String(size).padStart(6)} ${name}`).join('\n')}`);
        expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
        expect(sum('js')).toBeGreaterThan(10_000);
        expect(sum('js'), `JavaScript of ${path}`).toBeLessThanOrEqual(budget.js);
        expect(sum('css'), `CSS of ${path}`).toBeLessThanOrEqual(budget.css);
      }),
    );
  } finally {
    await Promise.all([browser.close(), site.stop()]);
  }
});
