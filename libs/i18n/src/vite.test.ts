import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createServer, isRunnableDevEnvironment } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTextIds } from './text-ids.ts';
import { messages, pseudoMode, textIdsMode } from './vite.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'messages-'));
  for (const folder of ['messages', 'copy/faq']) {
    await mkdir(join(root, folder), { recursive: true });
    await writeFile(join(root, folder, 'en-US.json'), JSON.stringify({ buy: 'Buy Now' }));
  }
  await writeFile(
    join(root, 'entry.js'),
    `export { default as shared } from './messages/en-US.json'; export { default as copy } from './copy/faq/en-US.json';`,
  );
});
afterAll(() => rm(root, { recursive: true }));

const config = (mode: string) => ({
  root,
  mode,
  configFile: false as const,
  logLevel: 'silent' as const,
  plugins: [messages()],
});

async function served(mode: string, entry = '/entry.js'): Promise<unknown> {
  const vite = await createServer({
    ...config(mode),
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
  });
  try {
    const { ssr } = vite.environments;
    if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment to run modules in');
    return { ...(await ssr.runner.import<object>(entry)) };
  } finally {
    await vite.close();
  }
}

describe('the messages of a site', () => {
  it('are pseudo-localized in pseudo mode, both shared messages and copy', async () => {
    expect(await served(pseudoMode)).toEqual({ shared: { buy: '⟦Ƀŭẏ·· Ƞǿẇ·⟧' }, copy: { buy: '⟦Ƀŭẏ·· Ƞǿẇ·⟧' } });
  });

  it('contain their ids and files in the text-ids mode', async () => {
    const { shared, copy } = (await served(textIdsMode)) as Record<'shared' | 'copy', { buy: string }>;
    for (const [{ buy }, folder] of [
      [shared, 'messages'],
      [copy, 'copy/faq'],
    ] as const) {
      const { text, ids } = readTextIds(buy);
      expect([text, ...ids.map(({ key }) => key)]).toEqual(['Buy Now', 'buy']);
      expect(ids[0]?.file).toMatch(new RegExp(`/${folder}/en-US\\.json$`));
    }
  });

  it('show their id if they are empty', async () => {
    // Only the preview of a draft contains empty messages.
    await writeFile(join(root, 'messages/fr-FR.json'), JSON.stringify({ buy: '' }));
    await writeFile(join(root, 'french.js'), `export { default } from './messages/fr-FR.json';`);
    expect(await served('development', '/french.js')).toEqual({ default: { buy: '⟦buy⟧' } });
  });

  it('are plain in development mode', async () => {
    expect(await served('development')).toEqual({ shared: { buy: 'Buy Now' }, copy: { buy: 'Buy Now' } });
  });

  it.each([pseudoMode, textIdsMode, 'production'])('are plain in a build, in every mode: %s', async (mode) => {
    const built = await build({
      ...config(mode),
      build: { write: false, lib: { entry: 'entry.js', formats: ['es'] } },
    });
    const code = JSON.stringify(built);
    expect(code).toContain('Buy Now');
    expect(code).not.toContain('⟦');
    expect(readTextIds(code).ids).toEqual([]);
  });
});
