import { messages } from '@kinemorph/i18n/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';
import { serverOnly } from './server-only.ts';

const workspace = fileURLToPath(new URL('../../../', import.meta.url));

/** What every page needs is one file, so that a page is a handful of requests; what opens on demand stays apart. */
const chunks = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'frame', test: /libs\/(?:site|i18n)\/src\/|libs\/ui\/src\/(?!components\/(?:Dialog|Carousel|HeroSlide|Tile|BentoGrid|Quote|Tagline|LinkCard)\/)|node_modules\/(?:intl-messageformat|@formatjs)\// },
];

/** How a site is built: a browser's half with a manifest, and a server's half for Node. Both from `src`. */
export function siteConfig(): UserConfig {
  return {
    appType: 'custom',
    logLevel: 'warn',
    plugins: [serverOnly(workspace), messages(), vanillaExtractPlugin(), react()],
    build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false, modulePreload: { polyfill: false } },
    environments: {
      client: {
        build: { outDir: 'dist/client', manifest: true, sourcemap: false, rolldownOptions: { input: 'src/entry.client.ts', output: { codeSplitting: { groups: chunks } } } },
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
