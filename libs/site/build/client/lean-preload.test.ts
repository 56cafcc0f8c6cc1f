import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leanPreload } from './lean-preload.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lean-preload-'));
  await writeFile(join(folder, 'screen.css'), 'h1 { color: red }');
  await writeFile(join(folder, 'parts.js'), "export const name = 'screen';");
  await writeFile(join(folder, 'screen.js'), "import './screen.css'; export { name } from './parts.js';");
  await writeFile(join(folder, 'entry.js'), "globalThis.loadScreen = () => import('./screen.js');");
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await rm(folder, { recursive: true });
});

interface Link {
  readonly rel: string;
  readonly href: string;
  readonly onload: () => void;
  readonly onerror: () => void;
  readonly remove: () => void;
}

/** Builds the entry and runs it in a document with these style sheets; a screen without its file fails to load. */
async function run({ present = [] as readonly string[], hasScreen = true } = {}) {
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [leanPreload()],
    build: {
      rolldownOptions: {
        input: join(folder, 'entry.js'),
        output: { codeSplitting: { groups: [{ name: 'parts', test: /parts/ }] } },
      },
      modulePreload: { polyfill: false },
    },
  });
  const assets = join(folder, 'dist/assets');
  const names = await readdir(assets);
  const named = (pattern: RegExp) => names.find((name) => pattern.test(name)) ?? expect.fail(String(pattern));
  if (!hasScreen) await rm(join(assets, named(/^screen-.*\.js$/)));
  const links: Link[] = [];
  const events: Event[] = [];
  const isPresent = (selector: string) => (present.some((sheet) => selector.includes(sheet)) ? {} : null);
  vi.stubGlobal('document', {
    querySelector: isPresent,
    createElement: () => ({ remove: vi.fn() }),
    head: { append: (link: Link) => links.push(link) },
  });
  vi.stubGlobal('dispatchEvent', (event: Event) => events.push(event));
  const entry = join(assets, named(/^entry-/));
  await import(entry);
  const { loadScreen } = globalThis as unknown as { loadScreen: () => Promise<{ name: string }> };
  return {
    links,
    events,
    loadScreen,
    code: await readFile(entry, 'utf8'),
    sheet: `/assets/${named(/^screen-.*\.css$/)}`,
  };
}

describe('the lean preload helper', () => {
  it('replaces Vite’s own helper in the build', async () => {
    const { code } = await run();
    expect(code).toContain('vite:preloadError');
    expect(code).not.toMatch(/csp-nonce|relList/);
  });

  it('style sheet of a chunk: is loaded once, before the chunk', async () => {
    const { links, loadScreen, sheet } = await run();
    const loaded = vi.fn();
    const screens = Promise.all([loadScreen(), loadScreen()]).then(loaded);
    await new Promise(setImmediate);
    const sheets = links.filter(({ rel }) => rel === 'stylesheet');
    expect(sheets.map(({ href }) => href)).toEqual([sheet]);
    expect(loaded).not.toHaveBeenCalled();
    sheets[0]?.onload();
    await screens;
    expect(loaded).toHaveBeenCalledOnce();
  });

  it('script that a chunk imports: is preloaded together with the chunk', async () => {
    const { links, loadScreen } = await run({ present: ['.css'] });
    await loadScreen();
    expect(links.length).toBeGreaterThan(0);
    for (const { rel, href } of links)
      expect([rel, href]).toEqual(['modulepreload', expect.stringMatching(/^\/assets\/.*\.js$/)]);
  });

  it('file that the document already contains: is not loaded again', async () => {
    const { links, loadScreen } = await run({ present: ['/assets/'] });
    expect((await loadScreen()).name).toBe('screen');
    expect(links).toEqual([]);
  });

  it('style sheet that fails: dispatches vite:preloadError, rejects, and is loaded again later [ER-5]', async () => {
    const { links, events, loadScreen, sheet } = await run();
    const sheets = () => links.filter(({ rel }) => rel === 'stylesheet');
    const failed = expect(loadScreen()).rejects.toThrow(sheet);
    sheets()[0]?.onerror();
    await failed;
    expect(sheets()[0]?.remove).toHaveBeenCalled();
    expect(events.map(({ type }) => type)).toEqual(['vite:preloadError']);
    const again = loadScreen();
    sheets()[1]?.onload();
    expect((await again).name).toBe('screen');
  });

  it('chunk that fails: dispatches vite:preloadError, and rejects unless a listener handles it [ER-5]', async () => {
    const { events, loadScreen } = await run({ present: ['/assets/'], hasScreen: false });
    await expect(loadScreen()).rejects.toThrow('screen');
    expect(events[0]).toMatchObject({ type: 'vite:preloadError', payload: expect.any(Error) as Error });
    vi.stubGlobal('dispatchEvent', (event: Event) => {
      event.preventDefault();
    });
    await expect(loadScreen()).resolves.toBeUndefined();
  });
});
