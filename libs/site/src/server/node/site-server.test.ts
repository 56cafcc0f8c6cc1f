import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compressFolder } from '../../../build/client/compress-assets.ts';
import { readSettings } from '../settings/settings.ts';
import { readBuildId } from './platform/read-build.ts';
import { pageSources } from '../manifest/site-app.ts';
import type { SiteRenderer } from '../render/site-renderer.ts';
import { createLog } from './telemetry/log.ts';
import { createBuiltSite } from './site-server.ts';
import { get, global } from '../testing/made-up-site.tsx';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-server-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Writes a build whose entry has this name, in place of the one before. */
async function build(entry: string): Promise<string> {
  const dist = join(folder, 'dist');
  await rm(dist, { recursive: true, force: true });
  for (const name of ['client/assets', 'client/.vite', 'server/assets'])
    await mkdir(join(dist, name), { recursive: true });
  const manifest = JSON.stringify({ 'src/entry.client.ts': { file: `assets/${entry}` } });
  await writeFile(join(dist, 'client/.vite/manifest.json'), manifest);
  await writeFile(join(dist, 'client/assets', entry), `export const name = '${entry}';`);
  await writeFile(join(dist, 'server/assets/photo-1.webp'), 'pixels');
  await compressFolder(join(dist, 'client/assets'));
  return createHash('sha256').update(manifest).digest('hex').slice(0, 12);
}
/** None of these tests requests a page. */
const renderer = {} as SiteRenderer;
const start = async (env: Record<string, string> = {}) => {
  const dist = join(folder, 'dist');
  const id = await readBuildId(dist);
  const settings = readSettings({ LOG_LEVEL: 'silent', ...env }, 'global');
  return createBuiltSite({ site: global, settings, dist, build: id, renderer, log: createLog('silent') });
};
const status = async (site: Awaited<ReturnType<typeof start>>, path: string) => (await get(site.handler, path)).status;

it('sources of a page: include its screen and the parts that the page shows', () => {
  expect(pageSources('where-to-buy')).toEqual(['src/live.ts', 'libs/screens/src/where-to-buy/WhereToBuy.tsx']);
  expect(pageSources('home', ['Robots.tsx'])).toEqual([
    'src/live.ts',
    'libs/screens/src/home/Home.tsx',
    'libs/screens/src/home/Robots.tsx',
  ]);
});

describe('built site', () => {
  it('assets: include those of this build and of the previous one, without a setting', async () => {
    const first = await build('first-1.js');
    const before = await start();
    expect(await status(before, '/assets/first-1.js')).toBe(200);
    await before.archive();
    expect(await readdir(join(folder, '.data/assets'))).toEqual([first]);
    await build('second-2.js');
    const after = await start();
    expect([
      await status(after, '/assets/second-2.js'),
      await status(after, '/assets/first-1.js'),
      await status(after, '/assets/photo-1.webp'),
    ]).toEqual([200, 200, 200]);
    expect(
      (await get(after.handler, '/assets/first-1.js', { headers: { 'accept-encoding': 'br' } })).headers.get(
        'content-encoding',
      ),
    ).toBe('br');
  });

  it('archive: is written to the folder in ASSETS_ARCHIVE', async () => {
    const id = await build('first-1.js');
    await (await start({ ASSETS_ARCHIVE: join(folder, 'elsewhere') })).archive();
    expect([await readdir(join(folder, 'elsewhere')), await readdir(folder)]).toEqual([[id], ['dist', 'elsewhere']]);
  });

  it('archive that can’t be written: prevents the start only if ASSETS_ARCHIVE names it', async () => {
    await build('first-1.js');
    await writeFile(join(folder, '.data'), 'a file');
    const site = await start();
    expect(await status(site, '/assets/first-1.js')).toBe(200);
    await expect(site.archive()).resolves.toBeUndefined();
    await expect(start({ ASSETS_ARCHIVE: join(folder, '.data/assets') })).rejects.toThrow(/^ASSETS_ARCHIVE=/);
  });

  it('folder without a build: fails with an error that names the fix', async () => {
    await expect(start()).rejects.toThrow('dist holds no built site: run `npm start`, which builds it');
  });
});
