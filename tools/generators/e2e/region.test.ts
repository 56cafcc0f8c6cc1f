import { isList } from '@kinemorph/content/lists';
import { startSourceSite, type StartedProcess } from '@kinemorph/site/testing';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { program } from '../src/program.ts';
import { changed, filesOf, outside } from '../src/testing.ts';
import { checkContent, checkTypes, scratchCopy } from './scratch-copy.ts';

const folder = 'libs/content/src/regions/es';
const { root, remove } = scratchCopy();
/** What would be committed: the check of types writes a configuration of its own. */
const committed = () =>
  new Map(
    [...filesOf(join(root, 'libs')), ...filesOf(join(root, 'tools'))].filter(
      ([file]) => !file.endsWith('/tsconfig.json'),
    ),
  );
const before = committed();
const touched = () =>
  changed(before, committed())
    .map((file) => (existsSync(join(root, 'libs', file)) ? `libs/${file}` : `tools/${file}`))
    .filter((file) => !isList(file));

const command = (...args: readonly string[]) => program().parseAsync(['--root', root, ...args], { from: 'user' });

/** Serves the copy while something is asked. */
async function serving(
  env: Readonly<Record<string, string>>,
  ask: (read: (path: string) => Promise<{ readonly status: number; readonly text: string }>) => Promise<void>,
): Promise<void> {
  const site: StartedProcess = await startSourceSite(
    'global-site',
    [],
    { ...env, STORE_ORIGIN: 'http://127.0.0.1:4400/store/{region}' },
    root,
  );
  try {
    await ask(async (path) => {
      const response = await fetch(site.origin + path, { redirect: 'manual' });
      return { status: response.status, text: await response.text() };
    });
  } finally {
    await site.stop();
  }
}

beforeAll(async () => {
  await command(
    ...['new', 'region', 'es', '--locale', 'es-ES', '--currency', 'EUR'],
    ...['--time-zone', 'Europe/Madrid', '--like', 'fr'],
  );
});

afterAll(remove);

describe('a region that a command has made', () => {
  it('touches no file outside its folder but the words of its language', () => {
    const others = outside('region', folder, touched()).filter((file) => !file.endsWith('/es-ES.json'));
    expect(others).toEqual([]);
  });

  it('is found right by the checks, which list what its draft lacks', async () => {
    const { said, code } = await checkContent(root);
    expect(said).toMatch(/^No mistakes in .+ 9 regions /);
    expect(code).toBe(0);
    expect(said).toContain('The draft es is in previews only.');
    expect(said).toContain(`${folder}/legal.ts`);
    expect(said).toContain('flagship-bumblebee/prices.json  a price in es, which sells it');
    expect(said).toMatch(/libs\/content\/messages\/home\/es-ES\.json {2}\d+ texts/);
  });

  it('compiles, and a region that is not there is an error in the editor', async () => {
    expect(await checkTypes(root, 'libs/content')).toBe('');
    const settings = join(root, folder, 'region.ts');
    const text = readFileSync(settings, 'utf8');
    writeFileSync(settings, text.replace("like: 'fr'", "like: 'it'"));
    expect(await checkTypes(root, 'libs/content')).toContain('\'"it"\' is not assignable to type');
    writeFileSync(settings, text);
  });

  it('is on the site in previews: its home, alternates, the region choice, the sitemap and time travel [RG-1]', async () => {
    await serving({ SITE_PREVIEW: '1' }, async (read) => {
      const home = await read('/es');
      expect(home.status).toBe(200);
      expect(home.text).toContain('lang="es-ES"');
      // Nothing is said yet: previews show the ids of texts.
      expect(home.text).toContain('⟦home.head.title⟧');
      expect((await read('/fr')).text).toMatch(
        /hreflang="es-ES"[^>]*href="[^"]*\/es"|href="[^"]*\/es"[^>]*hreflang="es-ES"/i,
      );
      const choice = await read('/de/choose-your-region');
      expect(choice.text).toContain('Spanien');
      expect((await read('/sitemap.xml')).text).toMatch(/<loc>[^<]*\/es<\/loc>/);
      // The slide of the region that it is like opens at this instant, and so does its own.
      const slide = '⟦home.wide.flagshipBumblebee⟧';
      expect((await read('/es?at=2025-03-27T08:59:59Z')).text).not.toContain(slide);
      expect((await read('/es?at=2025-03-27T09:00:00Z')).text).toContain(slide);
      for (const path of ['/es/products', '/es/login', '/es/flagship-optimus-prime', '/es/terms-use', '/es/faq'])
        expect((await read(path)).status, path).toBe(200);
      expect((await read('/es/grimlock-g1-flagship')).status).toBe(404);
    });
  });

  it('is nowhere on a public site', async () => {
    await serving({ SITE_PREVIEW: '0' }, async (read) => {
      expect([(await read('/es')).status, (await read('/es/products')).status]).not.toContain(200);
      for (const path of ['/fr', '/sitemap.xml', '/us/choose-your-region'])
        expect((await read(path)).text, path).not.toMatch(/es-ES|\/es["</]|Spain/);
    });
  });

  it('cannot be published before it is complete: each thing that it lacks is a mistake then', async () => {
    const settings = join(root, folder, 'region.ts');
    const text = readFileSync(settings, 'utf8');
    writeFileSync(settings, text.replace('  draft: true,\n', ''));
    const { said, code } = await checkContent(root);
    writeFileSync(settings, text);
    expect(code).toBe(1);
    expect(said).not.toContain('The draft es');
    expect(said).toContain('wanted  a price in es, which sells it');
    expect(said).toContain('wanted  the company of es, and what its law has the company say of itself');
    expect(said).toMatch(/es-ES\.json:\d+ {2}home\.head\.title\n {2}found {3}""/);
  });

  it('is gone without a trace once it is removed', async () => {
    await command('remove', 'region', 'es');
    expect(touched()).toEqual([]);
    expect((await checkContent(root)).said).toMatch(/^No mistakes in .+ 8 regions /);
  });
});
