import { siteConfig } from '@kinemorph/site/build';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig, type Plugin } from 'vite';

/** Changes of every page's shell: the model that the server creates, and the component that reads it. */
const shellChanges: Readonly<Record<string, readonly [from: string, to: string][]>> = {
  'shell.server.ts': [
    ['menus: items', 'navigation: items'],
    ['footer: footerModel', 'pageFooter: footerModel'],
  ],
  'Shell.tsx': [
    ['menus,', 'navigation: menus,'],
    ['footer,', 'pageFooter: footer,'],
  ],
};

/** Renames fields of the shell, like a release that changes the header or the footer. */
function changeShell(): Plugin {
  return {
    name: 'next-version:change-shell',
    enforce: 'pre',
    transform(code, id) {
      const changes = id.includes('/libs/site/src/shell/') ? shellChanges[basename(id.split('?')[0] ?? '')] : undefined;
      return changes?.reduce((changed, [from, to]) => {
        if (!changed.includes(from))
          this.error(`${id} has no "${from}" any more: name another field in next-version/vite.config.ts`);
        return changed.replace(from, () => to);
      }, code);
    },
  };
}

/** Replaces the definition of the global site by that of another: everything else in their entries is the same. */
function chooseSite(app: string): Plugin {
  const chosen = fileURLToPath(new URL(`../../../../${app}/src/site.server.ts`, import.meta.url));
  return {
    name: 'next-version:choose-site',
    enforce: 'pre',
    resolveId: (source) => (source.endsWith('/src/site.server.ts') ? chosen : undefined),
  };
}

/** Builds the next version of the site `NEXT_VERSION_APP` into `NEXT_VERSION_DIST`. */
export default defineConfig(() => {
  const { NEXT_VERSION_DIST: dist, NEXT_VERSION_APP: app } = process.env;
  if (dist === undefined || app === undefined)
    throw new Error(
      'next-version: set NEXT_VERSION_APP to the site, and NEXT_VERSION_DIST to the folder to build into',
    );
  const outDir = (half: string) => ({ build: { outDir: resolve(dist, half), emptyOutDir: true } });
  return mergeConfig(siteConfig(), {
    plugins: [changeShell(), chooseSite(app)],
    environments: { client: outDir('client'), ssr: outDir('server') },
  });
});
