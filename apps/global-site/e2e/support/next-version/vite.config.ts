import { siteConfig } from '@kinemorph/site/build';
import { basename, resolve } from 'node:path';
import { defineConfig, mergeConfig, type Plugin } from 'vite';

/** Of every page's frame: the model that the server writes, and the component that reads it. */
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

/** Renames fields of the frame, as a release does that changes the header or the footer. */
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

/** Builds the next version of the site into `NEXT_VERSION_DIST`. */
export default defineConfig(() => {
  const dist = process.env.NEXT_VERSION_DIST;
  if (dist === undefined) throw new Error('next-version: set NEXT_VERSION_DIST to the folder to build into');
  const outDir = (half: string) => ({ build: { outDir: resolve(dist, half), emptyOutDir: true } });
  return mergeConfig(siteConfig(), {
    plugins: [changeShell()],
    environments: { client: outDir('client'), ssr: outDir('server') },
  });
});
