import { messages } from '@kinemorph/i18n/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';
import { serverOnly } from './server-only.ts';

const workspace = fileURLToPath(new URL('../../../', import.meta.url));

/** Components that only some pages show: those of the home, of a product's page and of a campaign's; the rest goes with its page. */
const home = ['BentoGrid', 'Carousel', 'HeroSlide', 'Quote', 'Tile'];
const product = ['CallToAction', 'CommandList', 'ComparisonTable', 'FeatureBlock', 'Gallery', 'ProductHero', 'ScrollRegion', 'SectionBar', 'SpecsTable', 'StatBand', 'Steps', 'VideoButton', 'WidePicture'];
const campaign = ['Banner', 'Benefits', 'Countdown', 'DrawPanel', 'OfferCard', 'ProductCard', 'ProductGrid', 'SubscribePanel', 'TermsBlock', 'TierList', 'Timeline'];
const own = ['Article', 'Collapse', 'DataTable', 'DealerCard', 'Dialog', 'Tabs', 'Toast'];
const components = (names: readonly string[]) => `libs/ui/src/components/(?:${names.join('|')})/`;

/** What every page needs is one file, so that a page is a handful of requests; what opens on demand stays apart. */
const chunks = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'frame', test: new RegExp(`libs/screens/src/subscribe-labels|libs/(?:site|i18n)/src/(?!clock/(?:use-countdown|time-left))|libs/ui/src/(?!components/(?:${[...home, ...product, ...campaign, ...own].join('|')})/)|node_modules/(?:intl-messageformat|@formatjs)/`) },
  { name: 'product', test: new RegExp(components(product)) },
  { name: 'campaign', test: new RegExp(components(campaign)) },
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
