/** Components that every page or nearly every page shows. Any other goes with the page that shows it, so that a new one costs nobody else. */
const everyPage = [
  'Actions',
  'Badge',
  'Breadcrumb',
  'Button',
  'Checkbox',
  'EmailForm',
  'EmptyState',
  'Icon',
  'LinkCard',
  'Menu',
  'MobileMenu',
  'PaymentMarks',
  'Picture',
  'Price',
  'Reveal',
  'Section',
  'SiteFooter',
  'SiteHeader',
  'SkipLink',
  'Tagline',
  'TextBanner',
  'VisuallyHidden',
  'WidePicture',
];
/** Components that most products' pages share, in one file. */
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
/** Components that most campaigns' pages share, in one file. */
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
const viewer = ['Viewer.', 'gestures.', 'useHands.', 'useViewer.', 'useZoom.', 'zoom.'];
/** What waits until a page is alive or something is asked of it: what accounts, vendors and consent take. Starts of paths. */
const onDemand = [
  'analytics/listeners/click-events',
  'analytics/listeners/measure-pages',
  'analytics/listeners/web-vitals',
  'analytics/visitor',
  'api/call-problem',
  'api/keep-email',
  'api/page-client',
  'api/use-account',
  'api/use-support',
  'clock/time-left',
  'clock/use-countdown',
  'consent/',
  'reporting/',
  'search/',
  'session/left-notice',
  'session/login-path',
  'session/session-store',
  'session/to-login',
  'session/use-session',
  'shell/messages',
  'shell/region-offer/RegionNotice',
  'shell/use-notify',
  'start/run-countdowns',
  'start/run-loops',
  'start/run-times-left',
  'vendors/captcha-token',
  'vendors/load-vendor',
  'vendors/on-first-form',
  'vendors/run-vendors',
];
/** What every page needs of those folders. */
const atOnce = [
  'consent/Consent.css',
  'consent/ConsentBanner',
  'search/dialog/open-search',
  'search/dialog/search-key',
  'search/dialog/use-search-key',
];

/** What runs before React, and without it. */
const beforeReact = ['start/', 'vendors/left-behind'];
/** What the vitals are sent with. */
const vitals = ['analytics/listeners/web-vitals.ts', 'reporting/report-path.ts', 'reporting/send-report.ts'];
/** The list of commands and what stands around the price: sections that most products have. */
const productSections = ['Commands.', 'commands.css', 'Buying.', 'buying.css'];

/** Every folder or file that is named above, as the start of a path, by the folder that it is in. */
export const namedPaths: Readonly<Record<string, readonly string[]>> = {
  'libs/ui/src/components': [...everyPage, ...product, ...campaign].map((name) => `${name}/`),
  'libs/ui/src/components/Gallery': viewer,
  'libs/screens/src': ['subscribe-labels'],
  'libs/screens/src/sections': productSections,
  'libs/i18n/src': ['text.ts'],
  'libs/site/src': [...onDemand, ...atOnce, ...beforeReact, ...vitals],
};

/** The pattern of any of these texts. */
const any = (texts: readonly string[]) => `(?:${texts.map((text) => text.replaceAll('.', '\\.')).join('|')})`;
const components = (names: readonly string[]) => `libs/ui/src/components/${any(names)}/`;
const asked = `(?!${any(atOnce)})${any(onDemand)}`;

const frame = [
  'apps/[^/]+/src/live',
  'libs/screens/src/subscribe-labels',
  `libs/i18n/src/(?!text\\.ts)`,
  `libs/site/src/(?!${asked})`,
  `libs/ui/src/(?!themes/(?!brand)|components/(?!${any(everyPage)}/))`,
];

/** What every page needs is one file, so that a page is a handful of requests; what opens on demand stays apart. */
export const chunks = [
  // What it imports goes with it.
  { name: 'start', priority: 1, test: new RegExp(`libs/site/src/(?!${asked})${any(beforeReact)}`) },
  // A report of an error, which loads how vitals are sent, too, is rare.
  { name: 'web-vitals', test: new RegExp(`node_modules/web-vitals/|libs/site/src/${any(vitals)}`) },
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'frame', test: new RegExp(frame.join('|')) },
  {
    name: 'product',
    test: new RegExp(`${components(product)}(?!${any(viewer)})|libs/screens/src/sections/${any(productSections)}`),
  },
  { name: 'campaign', test: new RegExp(components(campaign)) },
];
