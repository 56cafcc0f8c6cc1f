import { messages } from '@kinemorph/i18n/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import type { BuildEnvironmentOptions, UserConfig } from 'vite';
import { bundleServer } from './server/bundle-server.ts';
import { shortClassName } from './styles/class-names.ts';
import { chunks } from './client/chunks.ts';
import { compressAssets } from './client/compress-assets.ts';
import { integrity } from './client/integrity.ts';
import { leanPreload } from './client/lean-preload.ts';
import { minifyFurther } from './client/minify-further.ts';
import { reactModules } from './client/react-modules.ts';
import { screens } from './screen-folders.ts';
import { asciiScripts } from './server/ascii-scripts.ts';
import { createAssetName } from './server/asset-name.ts';
import { serverOnly } from './server/server-only.ts';
import { shortProperties } from './styles/short-properties.ts';
import { styleRules } from './styles/style-rules.ts';

const workspace = fileURLToPath(new URL('../../../', import.meta.url));

/** Scripts that have run before a screen is loaded. */
const alreadyLoaded = /\/(?:start|react|frame|rolldown-r)-[^/]*\.js$/;

/**
 * Returns the files to preload with a script that is loaded on demand: all imports of a screen that are not loaded yet.
 * Other scripts preload their styles only.
 */
function preloaded(_: string, files: string[], { hostId }: { hostId: string }): string[] {
  return files.filter(
    (file) => file.endsWith('.css') || (/\/(?:frame|screens)-/.test(hostId) && !alreadyLoaded.test(file)),
  );
}

/**
 * Returns a file name with a short prefix of the name and the shortest hash that the bundler allows: one script
 * contains the file names of every screen.
 */
const fileName = (name = '', extension = 'js') => `assets/${name.slice(0, 10)}-[hash:7].${extension}`;

const clientBuild: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  manifest: true,
  sourcemap: false,
  rolldownOptions: {
    input: 'src/entry.client.ts',
    // Minifying and compressing take most of a build: a warning about it at each start is useless.
    checks: { bundlerTimings: false },
    output: {
      codeSplitting: { groups: chunks },
      chunkFileNames: ({ name }) => fileName(name),
      entryFileNames: 'assets/[name]-[hash:7].js',
      assetFileNames: ({ names: [name = ''] }) =>
        name.endsWith('.css') ? fileName(name.slice(0, -4), 'css') : 'assets/[name]-[hash][extname]',
    },
  },
};

/** Only models name pictures, so the server's build writes them; its code stays outside the served folder. */
const serverBuild: BuildEnvironmentOptions = {
  outDir: 'dist/server',
  emitAssets: true,
  ssr: true,
  minify: false,
  rolldownOptions: {
    input: { main: 'src/main.ts', render: 'src/render.ts' },
    // A browser loads the texts of one locale on demand; the server has those of all locales from its start.
    checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
    output: { chunkFileNames: 'chunks/[name]-[hash].js', assetFileNames: createAssetName(workspace) },
  },
};

/**
 * Returns the build configuration of a site: a browser's half with a manifest, and a server's half for Node. Both from
 * `src`.
 */
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
      reactModules(),
      shortProperties(),
      minifyFurther(),
      bundleServer(),
      asciiScripts(),
      compressAssets(),
      integrity(),
      styleRules(),
    ],
    build: {
      target: 'es2022',
      // Popovers and `URL.parse` need these versions anyway: masks and hyphens then need no prefixes.
      cssTarget: ['chrome126', 'safari18', 'ios18', 'firefox126'],
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      modulePreload: { polyfill: false, resolveDependencies: preloaded },
    },
    environments: {
      client: { build: clientBuild },
      ssr: { resolve: { noExternal: [/^@kinemorph\//] }, build: serverBuild },
    },
    builder: {},
  };
}
