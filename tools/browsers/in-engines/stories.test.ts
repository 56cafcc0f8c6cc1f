import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../vitest.shared.ts';
import type { Engine, Window } from '../src/engine.ts';
import { engines } from './engines.ts';
import { failureOfStory, showStory } from './story-window.ts';
import { openWatched, problems } from './watched-window.ts';

const storybook = fileURLToPath(new URL('../../storybook', import.meta.url));

/** Ids of each component's stories, by the component's title. */
const stories = Object.entries(
  Object.groupBy(
    Object.values(
      (
        JSON.parse(readFileSync(`${storybook}/dist/index.json`, 'utf8')) as {
          readonly entries: Readonly<Record<string, { id: string; type: string; title: string }>>;
        }
      ).entries,
    ).filter(({ type, title }) => type === 'story' && title.startsWith('Components/')),
    ({ title }) => title,
  ),
).map(([title, found = []]) => [title, found.map(({ id }) => id)] as const);

let server: PreviewServer;
let origin: string;
beforeAll(async () => {
  const port = await freePort();
  server = await preview({
    configFile: false,
    logLevel: 'warn',
    root: storybook,
    preview: { host: '127.0.0.1', port, strictPort: true },
  });
  origin = `http://127.0.0.1:${port}`;
});
afterAll(() => server.close());

describe.each(engines)('$name', ({ start }) => {
  let engine: Engine;
  let window: Window;
  beforeAll(async () => {
    engine = await start();
    window = await engine.openWindow();
    await openWatched(window, `${origin}/iframe.html?globals=a11y.manual:!true`);
  }, 60_000);
  afterAll(async () => {
    await window[Symbol.asyncDispose]();
    await engine[Symbol.asyncDispose]();
  });

  it.each(stories)('%s: each story renders and plays without an error', async (_, ids) => {
    const complaints = (await problems(window)).length;
    for (const id of ids) {
      await showStory(window, id);
      expect.soft(await window.run(failureOfStory), id).toBe('');
    }
    expect((await problems(window)).slice(complaints)).toEqual([]);
  });
});
