import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { componentName, loadersOf, screenFolders, screens } from './screen-folders.ts';

function folderWith(...files: readonly string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'screens-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true, force: true });
  });
  for (const file of files) write(root, file);
  return root;
}

function write(root: string, file: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), `export function ${componentName(dirname(file).split('/').at(-1) ?? '')}() {}\n`);
}

it('screens: are the folders that contain a model and a component with the folder’s name', () => {
  const source = folderWith(
    'about-us/AboutUs.tsx',
    'about-us/model.server.ts',
    'k1-pro/K1Pro.tsx',
    'k1-pro/model.server.ts',
    'newsletter-popup/NewsletterPopup.tsx',
    'sections/model.server.ts',
    'screens.ts',
  );
  expect(screenFolders(source)).toEqual([
    { id: 'about-us', component: 'AboutUs' },
    { id: 'k1-pro', component: 'K1Pro' },
  ]);
});

it('screens: have one loader each, which imports only that screen', () => {
  expect(loadersOf([{ id: 'about-us', component: 'AboutUs' }])).toContain(
    '"about-us": async () => (await import("./about-us/AboutUs.tsx")).AboutUs,',
  );
});

it('screens: appear in the development server when their folder is added, and disappear with it', async () => {
  const root = folderWith(
    'libs/screens/src/screens-by-folder.ts',
    'libs/screens/src/home/Home.tsx',
    'libs/screens/src/home/model.server.ts',
  );
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    appType: 'custom',
    plugins: [screens(`${root}/`)],
  });
  onTestFinished(() => vite.close());
  const { ssr } = vite.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('the test needs an environment that runs modules');
  const ids = async () => {
    ssr.runner.clearCache();
    return Object.keys(
      (await ssr.runner.import<{ loaders: object }>('/libs/screens/src/screens-by-folder.ts')).loaders,
    );
  };
  expect(await ids()).toEqual(['home']);
  write(root, 'libs/screens/src/new-one/NewOne.tsx');
  write(root, 'libs/screens/src/new-one/model.server.ts');
  await expect.poll(async () => await ids()).toEqual(['home', 'new-one']);
  rmSync(join(root, 'libs/screens/src/new-one'), { recursive: true });
  await expect.poll(async () => await ids()).toEqual(['home']);
});
