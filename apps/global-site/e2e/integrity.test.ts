import { ask, openWatched, startBuiltSite, type StartedProcess } from '@kinemorph/site/testing';
import { createHash } from 'node:crypto';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../../vitest.shared.ts';
import { afterTheSales } from './support/regions.ts';

let global: StartedProcess;
let cn: StartedProcess;
let browser: Browser;

beforeAll(async () => {
  [global, cn, browser] = await Promise.all([
    startBuiltSite('global-site', { SITE_CLOCK: afterTheSales }),
    startBuiltSite('cn-site', { SITE_CLOCK: afterTheSales }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await Promise.all([browser.close(), global.stop(), cn.stop()]);
});

/** Returns every script, style sheet and preloaded module that a document names, with its hash. */
function named(html: string): readonly { href: string; integrity: string | undefined }[] {
  const scripts = [
    ...html.matchAll(/<(?:link rel="modulepreload"|script type="module")[^>]*? (?:href|src)="([^"]+)"([^>]*)>/g),
  ].map(([, href = '', rest = '']) => ({ href, integrity: / integrity="([^"]+)"/.exec(rest)?.[1] }));
  const [, sheets = ''] = / data-sheets="([^"]+)"/.exec(html) ?? [];
  return [
    ...scripts,
    ...sheets.split(' ').map((sheet) => ({ href: sheet.split('#')[0] ?? '', integrity: sheet.split('#')[1] })),
  ];
}

describe('scripts and style sheets of a document', () => {
  it.each(['/us', '/de/login', '/fr/flagship-bumblebee', '/jp/manuals', '/us/no-such-page', '/'])(
    'on %s have the hash of their content',
    async (path) => {
      const { origin } = path === '/' ? cn : global;
      const files = named((await ask(origin, path)).body);
      expect(files.length).toBeGreaterThan(2);
      for (const { href, integrity } of files)
        expect(integrity, href).toBe(
          `sha256-${createHash('sha256')
            .update((await ask(origin, href)).body)
            .digest('base64')}`,
        );
    },
  );

  it.each(['css', 'js'])('are blocked when changed in transit: a file of type %s', async (type) => {
    const [file] = named((await ask(global.origin, '/us')).body).filter(({ href }) => href.endsWith(`.${type}`));
    await using watched = await openWatched(browser, { expects: /./ });
    const { page } = watched;
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('integrity')) refused.push(message.text());
    });
    await page.route(`**${file?.href ?? '?'}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body:
          type === 'css'
            ? `${await response.text()} body { opacity: 0.5 }`
            : `globalThis.wasChanged = true; ${await response.text()}`,
      });
    });
    await page.goto(`${global.origin}/us`, { waitUntil: 'load' });
    // The style sheets load with React, at the first sign.
    await page.keyboard.press('Shift');
    await expect.poll(() => refused.join('\n')).toContain(file?.href);
    // A page on which React could not start reloads itself once.
    const state = () =>
      page
        .evaluate(() => [getComputedStyle(document.body).opacity, 'wasChanged' in globalThis])
        .catch(() => 'navigates');
    await expect.poll(state, { timeout: 30_000 }).toEqual(['1', false]);
  });
});
