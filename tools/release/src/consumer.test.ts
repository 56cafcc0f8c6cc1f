import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../../vitest.shared.ts';
import { pack } from './pack.ts';

const app = mkdtempSync(join(tmpdir(), 'ui-consumer-'));
let server: PreviewServer | undefined;
let browser: Awaited<ReturnType<typeof launchBrowser>> | undefined;

function npm(...args: string[]) {
  execFileSync('npm', [...args, '--no-audit', '--no-fund', '--prefer-offline'], {
    cwd: app,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Another team's application, with only the package and nothing else of this repository. */
beforeAll(async () => {
  cpSync(fileURLToPath(new URL('../consumer', import.meta.url)), app, { recursive: true });
  npm('install', pack(app));
  npm('run', 'typecheck');
  npm('run', 'build');
  server = await preview({ root: app, configFile: false, logLevel: 'error', preview: { host: '127.0.0.1', port: 0 } });
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

test('the packed tarball installs, type-checks, builds and works in another application', async () => {
  if (!browser || !server) throw new Error('the application is not served');
  const page = await browser.newPage();
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(response.url());
  });
  const [address] = server.resolvedUrls?.local ?? [];
  await page.goto(address ?? '', { waitUntil: 'networkidle' });

  const button = page.getByRole('button', { name: /^Pressed/ });
  await button.click();
  await page.getByRole('button', { name: 'Pressed 1 times' }).waitFor();
  const look = await button.evaluate((element) => ({
    ground: getComputedStyle(element).backgroundColor,
    font: getComputedStyle(element).fontFamily,
  }));
  expect(look.ground).not.toBe('rgba(0, 0, 0, 0)');
  expect(look.font).toContain('Archivo');
  const themed = page.getByRole('button', { name: 'In a theme of our own' });
  expect(await themed.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(11, 92, 138)');
  expect(await page.locator('#ground').evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe(
    'rgba(0, 0, 0, 0)',
  );
  expect(await page.evaluate(() => document.fonts.check('16px "Archivo Variable"'))).toBe(true);

  const sprite = await page.locator('use').getAttribute('href');
  expect((await page.request.get(new URL(sprite ?? '', page.url()).href)).headers()['content-type']).toContain('svg');
  expect(missing).toEqual([]);
  expect(readdirSync(join(app, 'dist/assets')).some((file) => file.endsWith('.woff2'))).toBe(true);
});
