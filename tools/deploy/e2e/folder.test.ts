import { ask } from '@kinemorph/site/testing';
import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../vitest.shared.ts';
import { buildFolder, listFiles } from '../src/folder/build-folder.ts';

const apps = fileURLToPath(new URL('../../../apps/', import.meta.url));
const buildInto = fileURLToPath(new URL('../src/folder/build-into.ts', import.meta.url));
const sites = await readdir(apps);
const firstPage: Readonly<Record<string, string>> = { 'global-site': '/us', 'cn-site': '/' };

let temporary = '';
beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'kinemorph-folder-'));
  for (const site of sites) await buildFolder(site, join(apps, site, 'dist'), join(temporary, site));
});
afterAll(() => rm(temporary, { recursive: true }));

/** Runs a folder as an operator does: in that folder, with Node, and without anything of this repository. */
async function run(site: string, visit: (origin: string) => Promise<void>): Promise<void> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = { PORT: String(port), PUBLIC_ORIGIN: origin, GLOBAL_ORIGIN: origin, CN_ORIGIN: origin };
  const child = spawn(process.execPath, ['main.js'], {
    cwd: join(temporary, site),
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    await expect
      .poll(
        () =>
          ask(origin, '/readyz').then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 60_000 },
      )
      .toBe(200);
    await visit(origin);
  } finally {
    child.kill();
    expect(await ended).toBe(0);
  }
}

describe.each(sites)('folder of %s', (site) => {
  it('runs with Node alone and serves its first page and compressed assets', async () => {
    await run(site, async (origin) => {
      const page = firstPage[site] ?? '';
      const { status, body } = await ask(origin, page);
      expect(status).toBe(200);
      const assets = [...new Set(body.match(/\/assets\/[\w.-]+\.(?:js|css)/g))];
      expect(assets.length).toBeGreaterThan(2);
      for (const asset of assets) {
        for (const encoding of ['br', 'gzip'])
          expect(
            (await ask(origin, asset, { headers: { 'accept-encoding': encoding } })).headers['content-encoding'],
            asset,
          ).toBe(encoding);
      }
    });
  });

  it('lists every file in its manifest and contains no package or source map', async () => {
    const manifest = await buildFolder(site, join(apps, site, 'dist'), join(temporary, site));
    expect(manifest.files).toEqual(await listFiles(join(temporary, site)));
    expect(manifest.files.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['main.js', 'package.json', 'site/server/main.js', 'site/client/.vite/manifest.json']),
    );
    expect(manifest.files.filter(({ path }) => path.includes('node_modules') || path.endsWith('.map'))).toEqual([]);
  });

  it('without settings: reports the missing PUBLIC_ORIGIN and exits', () => {
    expect(() =>
      execFileSync(process.execPath, ['main.js'], { cwd: join(temporary, site), env: {}, stdio: 'pipe' }),
    ).toThrow(/PUBLIC_ORIGIN="": set the address that visitors see/);
  });
});

it('two builds of one commit: contain identical files', async () => {
  const site = 'cn-site';
  const dist = join(temporary, 'second');
  const root = join(apps, site);
  execFileSync(process.execPath, [buildInto, root, dist], { env: { PATH: process.env.PATH } });
  const second = await buildFolder(site, dist, join(temporary, 'second-folder'));
  const first = await buildFolder(site, join(root, 'dist'), join(temporary, site));
  expect(second).toEqual(first);
});
