import { regionIds } from '@kinemorph/content';
import { isList } from '@kinemorph/content/lists';
import { startSourceSite, type StartedProcess } from '@kinemorph/site/testing';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { program } from '../src/program.ts';
import { changed, filesOf, exampleRegion, exampleRegionArgs, outside } from '../src/testing.ts';
import { checkContent, checkTypes, scratchCopy } from './scratch-copy.ts';

const { id, country, name, locale } = exampleRegion;
const folder = `libs/content/src/regions/${id}`;
const { root, remove } = scratchCopy();
/** The files that would be committed: the type check writes an additional configuration. */
const committed = () =>
  new Map(
    [...filesOf(join(root, 'libs')), ...filesOf(join(root, 'tools'))].filter(
      ([file]) => !/(?:^|\/)tsconfig\.json$/.test(file),
    ),
  );
const before = committed();
const touched = () =>
  changed(before, committed())
    .map((file) => (existsSync(join(root, 'libs', file)) ? `libs/${file}` : `tools/${file}`))
    .filter((file) => !isList(file));

const command = (...args: readonly string[]) => program().parseAsync(['--root', root, ...args], { from: 'user' });

/** Serves the copy while a callback sends requests. */
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

/** A product and a screen that commands have created in the same copy: their tests use the servers of the region. */
const product = 'libs/content/src/products/k2-scout';
const screen = 'libs/screens/src/size-guide';
const siteMap = 'libs/content/src/site-map.ts';
let touchedByRegion: readonly string[] = [];
let touchedByProduct: readonly string[] = [];
let touchedByScreen: readonly string[] = [];

beforeAll(async () => {
  await command('new', ...exampleRegionArgs);
  touchedByRegion = touched();
  await command('new', 'product', 'k2-scout', '--like', 'interstellar-scout-k1', '--regions', 'us,uk');
  touchedByProduct = touched().filter((file) => !touchedByRegion.includes(file));
  await command('new', 'screen', 'size-guide', '--regions', 'us,uk');
  touchedByScreen = touched().filter((file) => ![...touchedByRegion, ...touchedByProduct].includes(file));
  await command('new', 'component', 'StarRow');
  await command('new', 'theme', 'late-summer', '--like', 'christmas');
  await command(
    ...['new', 'api-call', 'wish-list', '--path', '/account/user/wish-list', '--method', 'POST'],
    ...['--sends', 'product', '--answers', 'count'],
  );
});

afterAll(remove);

describe('region, product and screen created by commands', () => {
  it('change only their folders, the texts of a new language, and for a screen the site map', () => {
    const others = outside('region', folder, touchedByRegion).filter((file) => !file.endsWith(`/${locale}.json`));
    expect(others).toEqual([]);
    expect(touchedByProduct).toContain(`${product}/product.ts`);
    expect(outside('product', product, touchedByProduct)).toEqual([]);
    expect(outside('screen', screen, touchedByScreen)).toEqual([siteMap]);
  });

  it('pass the checks, which list what their drafts lack', async () => {
    const { output, code } = await checkContent(root);
    expect(output).toMatch(new RegExp(`^No mistakes in .+ ${regionIds.length + 1} regions `));
    expect(code).toBe(0);
    expect(output).toContain(`The draft ${id} is in previews only.`);
    expect(output).toContain(`${folder}/legal.ts`);
    expect(output).toContain(`flagship-bumblebee/prices.json  a price in ${id}, which sells it`);
    expect(output).toContain(`libs/content/messages/home/${locale}.json  `);
    expect(output).toContain('The draft k2-scout is in previews only.');
    expect(output).toContain(`${product}/prices.json  a price in us, which sells it; a price in uk, which sells it`);
    expect(output).toMatch(/k2-scout\/copy\/en-US\.json {2}9 texts: product\.k2Scout\.name, /);
    expect(output).toContain('The draft size-guide is in previews only.');
    expect(output).toContain(
      `${screen}/copy/en-US.json  5 texts: title, text, head.title, head.description, head.keywords`,
    );
  });

  it('compile with a component, a theme and an API call, and an unknown region is a type error', async () => {
    expect(await checkTypes(root, 'libs')).toBe('');
    const settings = join(root, folder, 'region.ts');
    const text = readFileSync(settings, 'utf8');
    writeFileSync(settings, text.replace("like: 'fr'", "like: 'zz'"));
    expect(await checkTypes(root, 'libs/content')).toContain('\'"zz"\' is not assignable to type');
    writeFileSync(settings, text);
  });

  it('are on the site in previews: pages, alternates, region choice, sitemap and time travel [RG-1]', async () => {
    await serving({ SITE_PREVIEW: '1' }, async (read) => {
      const home = await read(`/${id}`);
      expect(home.status).toBe(200);
      expect(home.text).toContain(`lang="${locale}"`);
      // Without texts, previews show their ids.
      expect(home.text).toContain('⟦home.head.title⟧');
      expect((await read('/fr')).text).toMatch(
        new RegExp(`hreflang="${locale}"[^>]*href="[^"]*/${id}"|href="[^"]*/${id}"[^>]*hreflang="${locale}"`, 'i'),
      );
      const choice = await read('/de/choose-your-region');
      expect(choice.text).toContain(new Intl.DisplayNames('de', { type: 'region' }).of(country));
      expect((await read('/sitemap.xml')).text).toContain(`/${id}</loc>`);
      // The slide of the base region opens at this instant, and so does the new region's.
      const slide = '⟦home.wide.flagshipBumblebee⟧';
      expect((await read(`/${id}?at=2025-03-27T08:59:59Z`)).text).not.toContain(slide);
      expect((await read(`/${id}?at=2025-03-27T09:00:00Z`)).text).toContain(slide);
      for (const path of ['products', 'login', 'flagship-optimus-prime', 'terms-use', 'faq'])
        expect((await read(`/${id}/${path}`)).status, path).toBe(200);
      expect((await read(`/${id}/grimlock-g1-flagship`)).status).toBe(404);
      // The product's page shows its text ids, only in its regions, and the menus link to it.
      const page = await read('/uk/k2-scout');
      expect(page.status).toBe(200);
      for (const part of ['name', 'line', 'overview.text', 'order.title'])
        expect(page.text).toContain(`⟦product.k2Scout.${part}⟧`);
      expect((await read('/us')).text).toContain('href="/us/k2-scout"');
      expect((await read('/fr/k2-scout')).status).toBe(404);
      const guide = await read('/uk/size-guide');
      expect(guide.status).toBe(200);
      expect(guide.text).toContain('⟦title⟧');
    });
  });

  it('are nowhere on a public site', async () => {
    await serving({ SITE_PREVIEW: '0' }, async (read) => {
      expect([(await read(`/${id}`)).status, (await read(`/${id}/products`)).status]).not.toContain(200);
      for (const path of ['/fr', '/sitemap.xml', '/us/choose-your-region'])
        expect((await read(path)).text, path).not.toMatch(new RegExp(`${locale}|/${id}["</]|${name}|k2-?scout`, 'i'));
      for (const path of ['/uk/k2-scout', '/uk/size-guide']) expect((await read(path)).status, path).toBe(404);
      expect((await read('/sitemap.xml')).text).not.toContain('size-guide');
      for (const path of ['/us', '/us/products', '/uk/manuals', '/uk/search?q=scout'])
        expect((await read(path)).text, path).not.toMatch(/k2-?scout/i);
    });
  });

  it('cannot be published before they are complete: the checks report what they lack', async () => {
    const files = [join(root, folder, 'region.ts'), join(root, product, 'product.ts'), join(root, siteMap)];
    const texts = files.map((file) => readFileSync(file, 'utf8'));
    files.forEach((file, index) => {
      writeFileSync(file, texts[index]?.replace(/  draft: true,\n|, draft: true(?= \})/, '') ?? '');
    });
    const { output, code } = await checkContent(root);
    files.forEach((file, index) => {
      writeFileSync(file, texts[index] ?? '');
    });
    expect(code).toBe(1);
    expect(output).not.toContain('The draft k2-scout');
    expect(output).toContain('expected  a price in uk, which sells it');
    expect(output).toMatch(/k2-scout\/copy\/en-US\.json:\d+ {2}product\.k2Scout\.name\n {2}found {5}""/);
    expect(output).toMatch(/size-guide\/copy\/en-US\.json:\d+ {2}title\n {2}found {5}""/);
    expect(output).not.toContain(`The draft ${id}`);
    expect(output).toContain(`expected  a price in ${id}, which sells it`);
    expect(output).toContain(`expected  the company of ${id}, and the legal notice that its law requires`);
    expect(output).toMatch(new RegExp(`${locale}\\.json:\\d+  home\\.head\\.title\\n  found     ""`));
  });

  it('leave no trace after they are removed', async () => {
    await command('remove', 'api-call', 'wish-list');
    await command('remove', 'theme', 'late-summer');
    await command('remove', 'component', 'StarRow');
    await command('remove', 'screen', 'size-guide');
    await command('remove', 'product', 'k2-scout');
    await command('remove', 'region', id);
    expect(touched()).toEqual([]);
    expect((await checkContent(root)).output).toMatch(new RegExp(`^No mistakes in .+ ${regionIds.length} regions `));
  });
});
