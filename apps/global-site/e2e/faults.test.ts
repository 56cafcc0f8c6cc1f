import { ask, visitedSite } from '@kinemorph/site/testing';
import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../../vitest.shared.ts';
import { afterTheSales } from './support/regions.ts';

const server = fileURLToPath(new URL('../dist/server/main.js', import.meta.url));
/** A device on which every write fails, as on a full disk; Linux has one. */
const fullDisk = '/dev/full';

describe('store that can’t be reached', () => {
  // A port on which nothing listens.
  const store = 'http://127.0.0.1:9/store/us';
  const visited = visitedSite('global-site', {
    SITE_CLOCK: afterTheSales,
    STORE_ORIGIN: store.replace('us', '{region}'),
  });

  it('product page: is complete, requests nothing from the store, and still links to it', async () => {
    await using watched = await visited.visit('/us/flagship-bumblebee');
    const { page, context } = watched;
    const links = page.getByRole('main').locator(`a[href^="${store}/"]`);
    expect(await links.count()).toBeGreaterThan(0);
    expect(watched.requests().filter((request) => request.includes(store))).toEqual([]);
    expect(watched.problems()).toEqual([]);
    const elsewhere = await context.newPage();
    await expect(elsewhere.goto((await links.first().getAttribute('href')) ?? '')).rejects.toThrow('net::ERR');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(watched.problems()).toEqual([]);
  });
});

describe.runIf(existsSync(fullDisk))('log on a full disk', () => {
  it('site: starts, serves pages and stops on SIGTERM', { timeout: 30_000 }, async () => {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const disk = openSync(fullDisk, 'w');
    const child = spawn(process.execPath, [server], {
      env: {
        PATH: process.env.PATH ?? '',
        NODE_ENV: 'production',
        LOG_LEVEL: 'trace',
        HOST: '127.0.0.1',
        PORT: String(port),
        PUBLIC_ORIGIN: origin,
        CN_ORIGIN: 'http://localhost:4300',
        DRAIN_NOTICE_MS: '0',
      },
      stdio: ['ignore', disk, 'ignore'],
    });
    const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));
    try {
      // The server reports that it is ready, or tries to.
      await expect
        .poll(
          () =>
            ask(origin, '/readyz').then(
              ({ status }) => status,
              () => 0,
            ),
          { timeout: 10_000 },
        )
        .toBe(200);
      expect((await ask(origin, '/us')).status).toBe(200);
      child.kill('SIGTERM');
      expect(await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 10_000, 'still runs'))])).toBe(0);
    } finally {
      child.kill('SIGKILL');
      closeSync(disk);
    }
  });
});
