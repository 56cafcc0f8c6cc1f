import { regions, siteOf, type RegionId } from '@kinemorph/content';
import { isList } from '@kinemorph/content/lists';
import { startSourceSite, type StartedProcess } from '@kinemorph/site/testing';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { program } from '../src/program.ts';
import { changed, filesOf, outside } from '../src/testing.ts';
import { lanternWeek } from './lantern-week.ts';
import { checkContent, checkTypes, scratchCopy } from './scratch-copy.ts';

const id = 'lantern-week';
const title = 'campaign.lanternWeek.title';
const folder = `libs/content/src/campaigns/${id}`;
const having: readonly RegionId[] = ['jp', 'kr', 'cn'];
const opens = Date.parse('2026-03-02T00:00Z');
const ends = Date.parse('2026-03-09T00:00Z');

const { root, remove } = scratchCopy();
const before = filesOf(join(root, 'libs'));

const pathIn = (region: RegionId) => (siteOf(region).id === 'cn' ? `/${id}` : `/${region}/${id}`);
const appOf = (region: RegionId) => (siteOf(region).id === 'cn' ? 'cn-site' : 'global-site');

/** Serves the copy while a callback sends requests. */
async function serving<Answer>(
  app: 'cn-site' | 'global-site',
  env: Readonly<Record<string, string>>,
  ask: (site: StartedProcess) => Promise<Answer>,
): Promise<Answer> {
  const site = await startSourceSite(app, [], { ...env, STORE_ORIGIN: 'http://127.0.0.1:4400/store/{region}' }, root);
  try {
    return await ask(site);
  } finally {
    await site.stop();
  }
}

const statusAt = async (site: StartedProcess, path: string, at?: number) => {
  const query = at === undefined ? '' : `?at=${new Date(at).toISOString()}`;
  return (await fetch(site.origin + path + query, { redirect: 'manual' })).status;
};
const textAt = async (site: StartedProcess, path: string, at?: number) =>
  (await fetch(`${site.origin}${path}${at === undefined ? '' : `?at=${new Date(at).toISOString()}`}`)).text();

/** Fills in the texts of the campaign. */
function writeWords(): void {
  for (const file of readdirSync(join(root, folder, 'copy'))) {
    const path = join(root, folder, 'copy', file);
    const words = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
    const output = lanternWeek[file.slice(0, -'.json'.length)] ?? {};
    writeFileSync(
      path,
      JSON.stringify(Object.fromEntries(Object.keys(words).map((key) => [key, output[key] ?? ''])), null, 2),
    );
  }
}

const titleIn = (region: RegionId) => lanternWeek[regions[region].locale]?.[title] ?? '';

beforeAll(async () => {
  await program().parseAsync(
    [
      ...['--root', root, 'new', 'campaign', id, '--regions', having.join(',')],
      ...['--opens', '2026-03-02T00:00Z', '--ends', '2026-03-09T00:00Z'],
    ],
    { from: 'user' },
  );
});

afterAll(remove);

describe('campaign created by a command', () => {
  it('passes the checks, which list what its draft lacks', async () => {
    const { output, code } = await checkContent(root);
    expect(output).toMatch(/^No mistakes in /);
    expect(code).toBe(0);
    expect(output).toContain(`The draft ${id} is in previews only.`);
    expect(output).toContain(`${folder}/copy/ko-KR.json  12 texts`);
  });

  it('is in previews with the ids of missing texts, and nowhere on a public site', async () => {
    await serving('global-site', { SITE_PREVIEW: '1' }, async (site) => {
      expect(await textAt(site, pathIn('jp'), opens)).toContain(`⟦${title}⟧`);
    });
    await serving('global-site', { SITE_PREVIEW: '0', SITE_CLOCK: new Date(opens).toISOString() }, async (site) => {
      expect(await statusAt(site, pathIn('jp'))).toBe(404);
      for (const path of ['/jp', '/kr', '/sitemap.xml', '/jp/products'])
        expect(await textAt(site, path), path).not.toMatch(/lantern/i);
    });
  });

  it('disappears from a source site with its folder and returns with it, without a restart', async () => {
    const aside = `${root}-${id}`;
    await serving('global-site', { SITE_PREVIEW: '1' }, async (site) => {
      const status = () => statusAt(site, pathIn('jp'), opens);
      expect(await status()).toBe(200);
      renameSync(join(root, folder), aside);
      await expect.poll(status).toBe(404);
      renameSync(aside, join(root, folder));
      await expect.poll(status).toBe(200);
    });
  });

  it('passes the checks as published once its texts are complete, with changes only in its folder', async () => {
    writeWords();
    const definition = join(root, folder, 'campaign.ts');
    writeFileSync(definition, readFileSync(definition, 'utf8').replace('  draft: true,\n', ''));
    const { output } = await checkContent(root);
    expect(output).toMatch(/^No mistakes in /);
    expect(output).not.toContain('draft');
    const touched = changed(before, filesOf(join(root, 'libs')))
      .map((file) => `libs/${file}`)
      .filter((file) => !isList(file));
    expect(outside('campaign', folder, touched)).toEqual([]);
  });

  it('compiles, and an unknown stage is a type error', async () => {
    expect(await checkTypes(root, 'libs/content')).toBe('');
    const definition = join(root, folder, 'campaign.ts');
    const text = readFileSync(definition, 'utf8');
    writeFileSync(definition, text.replace("stage: 'sale', product", "stage: 'sail', product"));
    expect(await checkTypes(root, 'libs/content')).toContain(`"sail"' is not assignable to type '"sale"'`);
    writeFileSync(definition, text);
  });

  it.each(['global-site', 'cn-site'] as const)(
    'opens and closes its page at the exact second on %s [PB-4]',
    async (app) => {
      await serving(app, { SITE_PREVIEW: '1' }, async (site) => {
        for (const region of having.filter((one) => appOf(one) === app)) {
          const path = pathIn(region);
          const statuses = [];
          for (const at of [opens - 1000, opens, ends - 1000, ends]) statuses.push(await statusAt(site, path, at));
          expect(statuses, region).toEqual([302, 200, 200, 302]);
          expect(await textAt(site, path, opens), region).toContain(titleIn(region));
          const home = path.slice(0, -`/${id}`.length) || '/';
          expect(await textAt(site, home, opens), region).toContain(titleIn(region));
          expect(await textAt(site, home, opens - 1000), region).not.toContain(titleIn(region));
        }
      });
    },
  );

  it('can be archived: previews show its page, and a public site redirects to the home page', async () => {
    await program().parseAsync(['--root', root, 'archive', 'campaign', id], { from: 'user' });
    expect((await checkContent(root)).output).toMatch(/^No mistakes in /);
    await serving('global-site', { SITE_PREVIEW: '1' }, async (site) => {
      expect(await textAt(site, pathIn('jp'), opens)).toContain(titleIn('jp'));
    });
    await serving('global-site', { SITE_PREVIEW: '0', SITE_CLOCK: new Date(opens).toISOString() }, async (site) => {
      const { status, headers } = await fetch(site.origin + pathIn('jp'), { redirect: 'manual' });
      expect([status, headers.get('location')]).toEqual([302, '/jp']);
      for (const path of ['/jp', '/kr', '/sitemap.xml'])
        expect(await textAt(site, path), path).not.toContain(path === '/sitemap.xml' ? id : titleIn('jp'));
    });
  });
});
