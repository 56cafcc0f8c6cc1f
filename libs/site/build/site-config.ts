import { messages } from '@kinemorph/i18n/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';
import { bundleServer } from './server/bundle-server.ts';
import { shortClassName } from './styles/class-names.ts';
import { compressAssets } from './client/compress-assets.ts';
import { integrity } from './client/integrity.ts';
import { leanPreload } from './client/lean-preload.ts';
import { minifyFurther } from './client/minify-further.ts';
import { screens } from './screen-folders.ts';
import { serverOnly } from './server/server-only.ts';
import { shortProperties } from './styles/short-properties.ts';
import { styleRules } from './styles/style-rules.ts';

const workspace = fileURLToPath(new URL('../../../', import.meta.url));

/** Components that only some pages show: those of the home, of a product's page and of a campaign's; the rest goes with its page. */
const home = ['BentoGrid', 'Carousel', 'HeroSlide', 'Quote', 'Tile'];
const product = [
  'CallToAction',
  'CommandList',
  'ComparisonTable',
  'FeatureBlock',
  'Gallery',
  'ProductHero',
  'ScrollRegion',
  'SectionBar',
  'SpecsTable',
  'Steps',
  'VideoButton',
];
const campaign = [
  'Banner',
  'CopyCode',
  'Countdown',
  'DrawPanel',
  'OfferCard',
  'ProductCard',
  'ProductGrid',
  'SubscribePanel',
  'TermsBlock',
  'TierList',
  'Timeline',
];
/** What a gallery fetches when a picture is enlarged. */
const viewer = ['Viewer', 'gestures', 'useHands', 'useViewer', 'useZoom', 'zoom'];
const own = [
  'Article',
  'Benefits',
  'Collapse',
  'DataTable',
  'DealerCard',
  'Dialog',
  'Field',
  'FileField',
  'FloatText',
  'NoticeBar',
  'PasswordField',
  'RadioCards',
  'RegionPicker',
  'SearchPanel',
  'Select',
  'Skeleton',
  'StatBand',
  'Tabs',
  'TextArea',
  'Toast',
  'TransformationScene',
];
const components = (names: readonly string[]) => `libs/ui/src/components/(?:${names.join('|')})/`;

/** What waits until a page is alive or something is asked of it: what accounts, vendors and consent take. */
const onDemand = [
  'start/run-(?:countdowns|loops|times-left)',
  'api/(?:page-client|use-account|use-support|call-problem|keep-email)',
  'search/(?!dialog/(?:open-search|search-key|use-search-key))',
  'session/(?:login-path|session-store|use-session|to-login|left-notice)',
  'analytics/(?:visitor|listeners/(?:click-events|measure-pages|web-vitals))',
  'consent/(?!ConsentBanner|Consent\\.css)',
  'reporting/',
  'shell/(?:region-offer/RegionNotice|messages|use-notify)',
  'vendors/(?:captcha-token|run-vendors|load-vendor|on-first-form)',
];

/** What every page needs is one file, so that a page is a handful of requests; what opens on demand stays apart. */
const chunks = [
  // Runs before React, and without it; what it imports goes with it.
  {
    name: 'start',
    priority: 1,
    test: /libs\/site\/src\/(?:start\/(?!run-(?:countdowns|loops|times-left))|vendors\/left-behind)/,
  },
  // What sends the vitals goes with them: a report of an error, which loads it too, is rare.
  {
    name: 'web-vitals',
    test: /node_modules\/web-vitals\/|libs\/site\/src\/(?:analytics\/listeners\/web-vitals|reporting\/(?:report-path|send-report))\.ts/,
  },
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  {
    name: 'frame',
    test: new RegExp(
      `apps/[^/]+/src/live|libs/screens/src/subscribe-labels|libs/(?:site|i18n)/src/(?!text\\.ts|clock/(?:use-countdown|time-left)|${onDemand.join('|')})|libs/ui/src/(?!themes/(?!brand)|components/(?:${[...home, ...product, ...campaign, ...own].join('|')})/)`,
    ),
  },
  // The list of commands and what stands around the price are sections that most products have.
  {
    name: 'product',
    test: new RegExp(
      `${components(product)}(?!(?:${viewer.join('|')})\\.)|libs/screens/src/sections/(?:[Cc]ommands|[Bb]uying)\\.(?!server)`,
    ),
  },
  { name: 'campaign', test: new RegExp(components(campaign)) },
];

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
