import { messages } from '@kinemorph/i18n/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';
import { serverOnly } from './server-only.ts';

const workspace = fileURLToPath(new URL('../../../', import.meta.url));

/** How a site is built: a browser's half with a manifest, and a server's half for Node. Both from `src`. */
export function siteConfig(): UserConfig {
  return {
    appType: 'custom',
    plugins: [serverOnly(workspace), messages(), vanillaExtractPlugin(), react()],
    build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false, modulePreload: { polyfill: false } },
    environments: {
      client: {
        build: { outDir: 'dist/client', manifest: true, sourcemap: false, rolldownOptions: { input: 'src/entry.client.ts' } },
      },
      ssr: {
        resolve: { noExternal: [/^@kinemorph\//] },
        // Pictures are named by models only, so the server's build is the one that has them; its code stays out of the folder that is served.
        build: { outDir: 'dist/server', emitAssets: true, ssr: true, minify: false, rolldownOptions: { input: { main: 'src/main.ts' }, output: { chunkFileNames: 'chunks/[name]-[hash].js' } } },
      },
    },
    builder: {},
  };
}
