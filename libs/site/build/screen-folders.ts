import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { componentName } from '../src/page/component-name.ts';

export { componentName };

/** A screen: the name of its folder, and the component that its file exports. */
export interface ScreenFolder {
  readonly id: string;
  readonly component: string;
}

/** Returns the screens of a folder: each folder in it that has a model and a component of its name. */
export function screenFolders(source: string): readonly ScreenFolder[] {
  return readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ id: name, component: componentName(name) }))
    .filter(
      ({ id, component }) =>
        existsSync(join(source, id, 'model.server.ts')) && existsSync(join(source, id, `${component}.tsx`)),
    )
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Returns a module that loads the component of each screen, in a separate chunk. */
export function loadersOf(folders: readonly ScreenFolder[]): string {
  const loaders = folders.map(
    ({ id, component }) =>
      `  ${JSON.stringify(id)}: async () => (await import(${JSON.stringify(`./${id}/${component}.tsx`)})).${component},`,
  );
  return `export const loaders = {\n${loaders.join('\n')}\n};\n`;
}

const normalizePath = (path: string) => path.replaceAll('\\', '/');

/**
 * Fills `screens-by-folder.ts` with the loaders of all screens, so that a screen exists as soon as its folder does.
 * While a site is served from source, a new folder appears without a restart.
 */
export function screens(workspace: string): Plugin {
  const source = normalizePath(join(workspace, 'libs/screens/src'));
  const module = `${source}/screens-by-folder.ts`;
  return {
    name: 'kinemorph:screens',
    enforce: 'pre',
    load: (id) =>
      id.split('?', 1)[0] === module ? { code: loadersOf(screenFolders(source)), moduleType: 'js' } : undefined,
    configureServer(server) {
      server.watcher.add(source);
      const again = (path: string) => {
        const file = normalizePath(path);
        const isScreen =
          dirname(dirname(file)) === source && /^(?:model\.server\.ts|[A-Z]\w*\.tsx)$/.test(basename(file));
        if (!isScreen) return;
        for (const { moduleGraph } of Object.values(server.environments))
          for (const node of moduleGraph.getModulesByFile(module) ?? []) moduleGraph.invalidateModule(node);
        server.ws.send({ type: 'full-reload' });
      };
      server.watcher.on('add', again).on('unlink', again);
    },
  };
}
