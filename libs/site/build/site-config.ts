import { messages } from '@kinemorph/i18n/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';
import { bundleServer } from './server/bundle-server.ts';
import { shortClassName } from './styles/class-names.ts';
import { chunks } from './client/chunks.ts';
import { compressAssets } from './client/compress-assets.ts';
import { integrity } from './client/integrity.ts';
import { leanPreload } from './client/lean-preload.ts';
import { minifyFurther } from './client/minify-further.ts';
import { screens } from './screen-folders.ts';
import { serverOnly } from './server/server-only.ts';
import { shortProperties } from './styles/short-properties.ts';
import { styleRules } from './styles/style-rules.ts';

const workspace = fileURLToPath(new URL('../../../', import.meta.url));

/** Scripts that have run before a screen is asked for. */
const alreadyLoaded = /\/(?:start|react|frame|rolldown-r)-[^/]*\.js$/;

/**
 * Returns the files to preload with a script that is loaded on demand: everything that a screen imports and that is not there yet.
 * Other scripts preload their styles only.
 */
function preloaded(_: string, files: string[], { hostId }: { hostId: string }): string[] {
  return files.filter(
    (file) => file.endsWith('.css') || (/\/(?:frame|screens)-/.test(hostId) && !alreadyLoaded.test(file)),
  );
}

/** Names a file by the start of its name and as little of its hash as the bundler allows: one script names the files of every screen. */
const fileName = (name = '', extension = 'js') => `assets/${name.slice(0, 10)}-[hash:7].${extension}`;

/** How a site is built: a browser's half with a manifest, and a server's half for Node. Both from `src`. */
export function siteConfig(): UserConfig {
  return {
    appType: 'custom',
    logLevel: 'warn',
    plugins: [
      serverOnly(workspace),
      leanPreload(),
      messages(),
      screens(workspace),
      vanillaExtractPlugin({ identifiers: shortClassName }),
      react(),
      shortProperties(),
      minifyFurther(),
      bundleServer(),
      compressAssets(),
      integrity(),
      styleRules(),
    ],
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      modulePreload: { polyfill: false, resolveDependencies: preloaded },
    },
    environments: {
      client: {
        build: {
          outDir: 'dist/client',
          manifest: true,
          sourcemap: false,
          rolldownOptions: {
            input: 'src/entry.client.ts',
            output: {
              codeSplitting: { groups: chunks },
              chunkFileNames: ({ name }) => fileName(name),
              entryFileNames: 'assets/[name]-[hash:7].js',
              assetFileNames: ({ names: [name = ''] }) =>
                name.endsWith('.css') ? fileName(name.slice(0, -4), 'css') : 'assets/[name]-[hash][extname]',
            },
          },
        },
      },
      ssr: {
        resolve: { noExternal: [/^@kinemorph\//] },
        // Pictures are named by models only, so the server's build is the one that has them; its code stays out of the folder that is served.
        build: {
          outDir: 'dist/server',
          emitAssets: true,
          ssr: true,
          minify: false,
          rolldownOptions: { input: { main: 'src/main.ts' }, output: { chunkFileNames: 'chunks/[name]-[hash].js' } },
        },
      },
    },
    builder: {},
  };
}
