import { draftPages, siteMap, type PageRecord } from '@kinemorph/content';
import { locales } from '@kinemorph/i18n';
import { componentName } from '@kinemorph/site/build/screens';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { serverScreens } from './models.server.ts';
import { loadMessages } from './messages.ts';
import { screens } from './screens.ts';

const source = fileURLToPath(new URL('./', import.meta.url));
const ids = Object.keys(screens) as (keyof typeof screens)[];
const folders = readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe('the screens', () => {
  it('exist for every component in the site map [RG-7]', () => {
    const named = (records: readonly PageRecord[]): string[] =>
      records.flatMap(({ component, children = [] }) => [...(component ? [component] : []), ...named(children)]);
    expect(named(siteMap).filter((id) => !(ids as string[]).includes(id))).toEqual([]);
  });

  it('have the same ids on the server', () => {
    expect(Object.keys(serverScreens).sort()).toEqual([...ids].sort());
  });

  it('are complete: each folder with a model has a component of its name and a page in the site map', () => {
    const named = new Set<string>([
      'not-found',
      // The shared pages: campaigns and products that use them name them in their own folders.
      'campaign',
      'product',
      ...[...siteMap, ...draftPages].flatMap(({ component }: PageRecord<string>) => component ?? []),
    ]);
    const unfinished = folders
      .filter((id) => readdirSync(`${source}${id}`).includes('model.server.ts'))
      .flatMap((id) => [
        ...((ids as string[]).includes(id)
          ? []
          : [`libs/screens/src/${id}: add ${componentName(id)}.tsx, which exports the component ${componentName(id)}`]),
        ...(named.has(id)
          ? []
          : [`libs/content/src/site-map.ts: add a row with component: '${id}', or delete libs/screens/src/${id}`]),
      ]);
    expect(unfinished, unfinished.join('\n')).toEqual([]);
  });

  describe.each(ids)('%s', (id) => {
    it('loads as a component, with a model and a head', async () => {
      expect(await screens[id]()).toBeTypeOf('function');
      expect(serverScreens[id].model).toMatchObject({
        model: expect.any(Function) as unknown,
        head: expect.any(Function) as unknown,
      });
    });

    it('has a file for each part that its model names', () => {
      const parts =
        /parts: .*/.exec(readFileSync(`${source}${id}/model.server.ts`, 'utf8'))?.[0].match(/\w+\.tsx/g) ?? [];
      for (const part of parts) expect(readdirSync(`${source}${id}`)).toContain(part);
    });

    it('has copy on the server, or messages in every locale', async () => {
      if (existsSync(`${source}${id}/copy`)) expect(readdirSync(`${source}${id}/copy`)).not.toEqual([]);
      else
        for (const locale of locales) expect(Object.values(await loadMessages(id, locale)).length).toBeGreaterThan(0);
    });
  });

  it('have empty messages, and no error, for an unknown screen or locale [PB-9]', async () => {
    expect(await loadMessages('no-such-screen', 'de-DE')).toEqual({});
    expect(await loadMessages('__proto__', 'de-DE')).toEqual({});
    expect(await loadMessages('home', 'xx-XX' as never)).toEqual({});
  });
});
