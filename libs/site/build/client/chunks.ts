/**
 * Components that every page or nearly every page shows. Any other is bundled with the page that shows it, so that a
 * new component adds nothing to the other pages.
 */
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
/** Components that most pages are laid out with, in one file. */
const layout = ['Cluster', 'Grid', 'Heading', 'Stack', 'Text'];
/** The spaces between what they lay out. */
const gaps = 'gaps.css';
/** Components that most products' pages share, in one file. */
const product = [
  'CallToAction',
  'CommandList',
  'ComparisonTable',
  'FeatureBlock',
  'Gallery',
  'ProductHero',
  'Rating',
  'ScrollRegion',
  'SectionBar',
  'SpecsTable',
  'Steps',
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
/** The files for an enlarged picture of a gallery. */
const viewer = ['Viewer.', 'gestures.', 'use-hands.', 'use-viewer.', 'use-zoom.', 'zoom.'];
/**
 * Starts of the paths of code that loads on demand, once a page is live or the visitor uses it: accounts, vendors and
 * consent.
 */
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
/** The parts of those folders that every page needs. */
const atOnce = [
  'consent/Consent.css',
  'consent/ConsentBanner',
  'search/dialog/open-search',
  'search/dialog/search-key',
  'search/dialog/use-search-key',
];

/** The formatter of messages with a plural, a choice or a date. */
const formatter = ['formats.ts', 'line-breaks.ts', 'no-memoize.ts', 'text.ts'];
/** The code that runs before React, and without it. */
const beforeReact = ['start/', 'vendors/left-behind'];
/** The code that sends the vitals. */
const vitals = ['analytics/listeners/web-vitals.ts', 'reporting/report-path.ts', 'reporting/send-report.ts'];
/** The list of commands, the content around the price and the reviews: sections that most products have. */
const productSections = ['Commands.', 'commands.css', 'Buying.', 'buying.css', 'Reviews.', 'reviews.css'];

/** Every folder or file that is named above, as the start of a path, by its parent folder. */
export const namedPaths: Readonly<Record<string, readonly string[]>> = {
  'libs/ui/src/components': [...everyPage, ...layout, ...product, ...campaign].map((name) => `${name}/`),
  'libs/ui/src/components/Gallery': viewer,
  'libs/ui/src/theme': [gaps],
  'libs/screens/src': ['subscribe-labels'],
  'libs/screens/src/sections': productSections,
  'libs/i18n/src': formatter,
  'libs/site/src': [...onDemand, ...atOnce, ...beforeReact, ...vitals],
};

/** Returns the pattern of any of these texts. */
const any = (texts: readonly string[]) => `(?:${texts.map((text) => text.replaceAll('.', '\\.')).join('|')})`;
const components = (names: readonly string[]) => `libs/ui/src/components/${any(names)}/`;
const loadedLater = `(?!${any(atOnce)})${any(onDemand)}`;

const frame = [
  'apps/[^/]+/src/live',
  'libs/screens/src/subscribe-labels',
  `libs/i18n/src/(?!${any(formatter)})`,
  `libs/site/src/(?!${loadedLater})`,
  `libs/ui/src/(?!themes/(?!brand)|theme/${any([gaps])}|components/(?!${any(everyPage)}/))`,
];

/**
 * One file has the code that every page needs, so that a page takes a handful of requests; code that loads on demand is
 * separate.
 */
export const chunks = [
  // Its imports are included.
  { name: 'start', priority: 1, test: new RegExp(`libs/site/src/(?!${loadedLater})${any(beforeReact)}`) },
  // A report of an error, which also loads the code that sends the vitals, is rare.
  { name: 'web-vitals', test: new RegExp(`node_modules/web-vitals/|libs/site/src/${any(vitals)}`) },
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'frame', test: new RegExp(frame.join('|')) },
  { name: 'layout', test: new RegExp(`${components(layout)}|libs/ui/src/theme/${any([gaps])}`) },
  {
    name: 'product',
    test: new RegExp(`${components(product)}(?!${any(viewer)})|libs/screens/src/sections/${any(productSections)}`),
  },
  { name: 'campaign', test: new RegExp(components(campaign)) },
];
