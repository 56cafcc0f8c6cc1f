import * as v from 'valibot';
import films from '../films/manifest.json' with { type: 'json' };
import { entryIds, guideIds, quoteIcons, quoteIds } from '../home/home.ts';
import { firmwareNotes } from '../products/firmware.ts';
import { legalIds } from '../legal.ts';
import type { LegalNoticeId } from '../legal-notice.ts';
import { seriesIds } from '../manuals/manual.ts';
import { pictures } from '../pictures/pictures.ts';
import { amountSchema, installmentSchema } from './price-file.ts';
import { boxItems, shapes } from '../products/product.ts';
import { productIds } from '../products/products.ts';
import { regionIds } from '../regions/regions.ts';
import { starCounts } from '../products/reviews.ts';
import { siteIds } from '../site-id.ts';
import { fixIds } from '../products/fixes.ts';
import { findOrderErrors } from '../time/index.ts';

const oneOf = <const T extends readonly [string, ...string[]]>(values: T, what: string) =>
  v.picklist(values, `${what}: one of ${values.join(', ')}`);
const listOf = <Item extends v.GenericSchema>(item: Item, what: string) =>
  v.pipe(v.array(item, `a list of ${what}`), v.readonly());
const matching = (pattern: RegExp, expected: string) => v.pipe(v.string(expected), v.regex(pattern, expected));
const flag = v.boolean('true or false');
const countAbove = (least: number, expected: string) =>
  v.pipe(
    v.number(expected),
    v.check((value) => Number.isFinite(value) && value > least, expected),
  );
const wholeAbove = (least: number, expected: string) =>
  v.pipe(
    v.number(expected),
    v.check((value) => Number.isInteger(value) && value > least, expected),
  );

const aCurrency = 'a currency: three letters of ISO 4217, like EUR';
const regionId = oneOf(regionIds, 'a region');
const productId = oneOf(productIds, 'a product');
const filmName = v.picklist(
  Object.keys(films) as [keyof typeof films],
  'a film of films/manifest.json, like flagship-bumblebee-change/loop',
);
const pictureName = v.picklist(
  Object.keys(pictures) as [keyof typeof pictures],
  'a picture of pictures/manifest.json, like flagship-bumblebee/cut-out',
);
const textId = matching(/^[a-z][\w-]*(?:\.[\w-]+)+$/i, 'the id of a text, like home.sale.title');
const instant = v.pipe(
  v.number("an instant, written instant('2025-07-01T15:00+08:00')"),
  v.integer('an instant in whole milliseconds'),
);
const httpsOrigin = matching(
  /^https:\/\/[a-z0-9.{}-]+$/,
  'an https origin without a path, like https://hub.kinemorph.example',
);
const mailbox = matching(/^[a-z.]+@[a-z.-]+\.[a-z]+$/, 'a mailbox, like support@kinemorph.example');

const window = v.pipe(
  v.strictObject({ opens: v.optional(instant), closes: v.optional(instant) }, 'a window { opens, closes }'),
  v.check(
    ({ opens, closes }) => opens === undefined || closes === undefined || opens < closes,
    'a window that opens before it closes',
  ),
);
const inOrder = (times: Readonly<Record<string, number | undefined>>, stages: readonly string[], ends: number) =>
  findOrderErrors([...stages.map((stage) => [stage, times[stage]] as const), ['ends', ends]]).length === 0;
const timeline = v.pipe(
  v.strictObject(
    {
      stages: listOf(v.string(), 'stages'),
      regions: v.record(
        regionId,
        v.strictObject({ opens: v.record(v.string(), v.undefinedable(instant)), ends: instant }),
      ),
    },
    'a timeline, made with defineTimeline',
  ),
  v.check(
    ({ stages, regions }) => Object.values(regions).every(({ opens }) => stages.every((stage) => stage in opens)),
    'a timeline that opens every stage in each of its regions',
  ),
  v.check(
    ({ stages, regions }) => Object.values(regions).every(({ opens, ends }) => inOrder(opens, stages, ends)),
    'a timeline whose stages open one after the other, before it ends',
  ),
);
const staged = v.pipe(
  v.strictObject({ timeline, stage: v.string('the name of a stage') }, 'a stage { timeline, stage }'),
  v.check(({ timeline: { stages }, stage }) => stages.includes(stage), 'a stage that its timeline has'),
);

/** The target of a link. Another check compares it with the pages of the region. */
export const targetSchema = v.union(
  [
    v.strictObject({ page: v.string() }),
    v.strictObject({ product: productId }),
    v.strictObject({ store: matching(/^\/[\w/-]*$/, 'a path of the store') }),
    v.strictObject({ hub: v.picklist(['hub', 'studio']) }),
  ],
  'a target: { page }, { product }, { store: "/…" } or { hub: "hub" | "studio" }',
);

/** The settings of a region. */
export const regionSchema = v.strictObject({
  id: regionId,
  name: v.pipe(v.string(), v.minLength(1, 'its name in English')),
  order: v.number('a number'),
  draft: v.optional(flag),
  like: v.optional(regionId),
  without: v.optional(listOf(v.string(), 'paths of pages and ids of products')),
  locale: matching(/^[a-z]{2}-[A-Z]{2}$/, 'a locale: a language and a country, like de-DE'),
  site: oneOf(siteIds, 'a site'),
  market: oneOf(['us', 'eu', 'cn'], 'a market'),
  country: matching(/^[A-Z]{2}$/, 'the two letters of a country, like FR; EU is one, too'),
  alsoServes: v.optional(listOf(matching(/^(?:[A-Z]{2}|OTHER)$/, 'a country, or OTHER'), 'countries')),
  currency: v.pipe(
    v.string(aCurrency),
    v.check((currency) => Intl.supportedValuesOf('currency').includes(currency), aCurrency),
  ),
  paymentMethods: listOf(oneOf(['paypal', 'klarna'], 'a payment method'), 'payment methods'),
  installments: v.optional(v.strictObject({ months: wholeAbove(1, 'a number of months above 1'), interestFree: flag })),
  social: listOf(oneOf(['instagram', 'facebook', 'youtube', 'tiktok', 'twitter'], 'a network'), 'networks'),
  lowestPriceDays: v.optional(wholeAbove(0, 'a number of days above 0')),
  taxIncluded: flag,
  saving: oneOf(['amount', 'share'], 'a form of saving'),
  hreflang: matching(
    /^[a-z]{2}(?:-(?!EU)[A-Z]{2})?$/,
    'a value that search engines know, like de-DE or en; en-EU is not one',
  ),
  xDefault: v.optional(flag),
  consent: oneOf(['opt-in', 'notice'], 'a rule of consent'),
  hubInHeader: v.optional(flag),
  newsletterPopup: flag,
  browserLanguages: v.pipe(
    listOf(matching(/^[a-z]{2}(?:-[A-Z]{2})?$/, 'a language as browsers name it, like de or de-AT'), 'languages'),
    v.minLength(1, 'at least one language'),
  ),
  timeZone: v.pipe(
    v.string('an IANA time zone, like Europe/Berlin'),
    v.check((zone) => Intl.supportedValuesOf('timeZone').includes(zone), 'an IANA time zone, like Europe/Berlin'),
  ),
  returnDays: v.optional(wholeAbove(0, 'a number of days above 0')),
  lawfulReturnDays: v.optional(wholeAbove(0, 'a number of days above 0')),
  androidApp: v.optional(matching(/^https:\/\/\S+$/, 'an address, https://…')),
  delivery: v.strictObject({
    cost: countAbove(-1, 'an amount'),
    freeFrom: countAbove(-1, 'an amount'),
    dispatchDays: wholeAbove(0, 'a number of days above 0'),
    transitDays: v.tuple([wholeAbove(0, 'a number of days above 0'), wholeAbove(0, 'a number of days above 0')]),
  }),
});

/** The price of a product in a region, checked by itself. */
export const regionalPriceSchema = v.strictObject({
  regular: v.optional(amountSchema),
  promotions: v.optional(
    listOf(
      v.strictObject({ price: amountSchema, window, installment: v.optional(installmentSchema) }),
      'promotions { price, window }',
    ),
  ),
  installment: v.optional(installmentSchema),
  next: v.optional(amountSchema),
});
const figure = v.optional(countAbove(0, 'a figure above 0'));

const shortage = v.pipe(
  v.strictObject(
    { window, precision: v.optional(oneOf(['day', 'month'], 'a precision')) },
    'a shortage { window, precision }',
  ),
  v.check(
    ({ window: { opens, closes } }) => opens !== undefined || closes !== undefined,
    'a window with an end: what is never in stock is not sold in the region',
  ),
  v.check(
    ({ window: { closes }, precision }) => precision === undefined || closes !== undefined,
    'a window that closes where the store says when it is back',
  ),
);
const shipping = v.variant(
  'kind',
  [
    v.strictObject({ kind: v.literal('day'), opens: instant }),
    v.strictObject({ kind: v.literal('months'), opens: instant, closes: instant }),
    v.strictObject({ kind: v.literal('quarter'), quarter: v.picklist([1, 2, 3, 4]), opens: instant, closes: instant }),
  ],
  'a shipping of the kind "day", "months" or "quarter"',
);
const booking = v.strictObject({ giftOrders: v.optional(wholeAbove(0, 'a number of orders above 0')), shipping });

/** A product, by itself. */
const reviewsSchema = v.strictObject({
  ratings: v.pipe(
    listOf(wholeAbove(-1, 'a number of ratings'), 'numbers'),
    v.length(starCounts.length, `a number for each of ${starCounts.join(', ')} stars`),
    v.check((counts) => counts.some((count) => count > 0), 'at least one rating'),
  ),
  owners: v.pipe(
    listOf(
      v.strictObject({
        id: matching(/^[a-z]\w*$/i, 'a part of the ids of its texts, like desk'),
        stars: v.picklist(starCounts, `a number of stars: one of ${starCounts.join(', ')}`),
        written: instant,
        photo: v.optional(pictureName),
      }),
      'reviews',
    ),
    v.minLength(1, 'at least one review'),
    v.check((owners) => new Set(owners.map(({ id }) => id)).size === owners.length, 'reviews with different ids'),
  ),
});

export const productSchema = v.strictObject({
  id: productId,
  picture: pictureName,
  slug: v.string('the name of its folder'),
  draft: v.optional(flag),
  order: countAbove(0, 'a place in menus and lists: a number above 0'),
  shape: v.optional(oneOf(shapes, 'a shape')),
  otherShape: v.optional(pictureName),
  ageFrom: v.optional(wholeAbove(0, 'an age in years')),
  since: instant,
  announced: v.optional(v.objectWithRest({ everywhere: instant }, instant)),
  nearest: v.pipe(listOf(productId, 'products'), v.minLength(1, 'at least one product that comes close')),
  licence: v.optional(oneOf(['transforming', 'ranger'], 'a licence')),
  transforms: v.optional(v.boolean('true or false')),
  hardware: v.strictObject({
    servos: figure,
    chips: figure,
    voiceCommands: figure,
    sounds: figure,
    audioLines: figure,
    parts: figure,
    volts: figure,
    batteryMah: figure,
    chargeMinutes: figure,
    useMinutes: figure,
    imuAxes: figure,
    gyroAxes: figure,
    bluetooth: v.optional(matching(/^\d\.\d$/, 'a version of Bluetooth, like 5.0')),
    wifiGhz: figure,
    port: v.optional(v.string('the name of a port, like USB Type-C')),
    heightCm: figure,
    weightKg: figure,
  }),
  warrantyYears: v.optional(v.record(regionId, wholeAbove(0, 'a number of years above 0'))),
  edition: v.optional(wholeAbove(0, 'how many are made')),
  box: v.pipe(
    listOf(oneOf(boxItems, 'a thing in a box'), 'things in the box'),
    v.minLength(1, 'at least one thing beside the product'),
    v.check((items) => new Set(items).size === items.length, 'each thing once'),
  ),
  addOns: v.optional(listOf(productId, 'products')),
  regions: v.pipe(listOf(regionId, 'regions'), v.minLength(1, 'at least one region')),
  prices: v.optional(v.record(regionId, regionalPriceSchema)),
  reviews: v.optional(reviewsSchema),
  page: v.optional(
    v.strictObject({
      regions: v.pipe(listOf(regionId, 'regions'), v.minLength(1, 'at least one region')),
      screen: v.optional(matching(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'the id of a screen')),
    }),
  ),
  series: oneOf(seriesIds, 'a series'),
  quickGuide: v.optional(matching(/^\d{4}-\d{2}-\d{2}$/, 'a day, like 2025-03-27')),
  bundleOf: v.optional(listOf(productId, 'products')),
  fixes: v.pipe(listOf(oneOf(fixIds, 'a fix'), 'fixes'), v.length(3, 'three fixes')),
  firmware: v.optional(
    v.strictObject({
      version: matching(/^\d+(?:\.\d+)+$/, 'a version, like 2.1.0'),
      released: matching(/^\d{4}-\d{2}-\d{2}$/, 'a day, like 2025-03-27'),
      notes: listOf(oneOf(firmwareNotes, 'a note'), 'notes'),
    }),
  ),
  preOrder: v.optional(timeline),
  booking: v.optional(v.record(regionId, booking)),
  stock: v.optional(v.record(regionId, listOf(shortage, 'shortages { window, precision }'))),
});

const homeTileFields = v.strictObject({
  key: matching(/^\w+$/, 'a key of letters'),
  product: v.optional(productId),
  title: v.optional(textId),
  subtitle: v.optional(textId),
  badge: v.optional(textId),
  picture: v.optional(pictureName),
  loop: v.optional(filmName),
  to: v.optional(targetSchema),
  values: v.optional(v.strictObject({ saving: v.optional(amountSchema) })),
  window: v.optional(window),
  stages: v.optional(staged),
  showBuy: flag,
  span: v.optional(oneOf(['wide', 'tall'], 'a span')),
  tone: v.optional(oneOf(['dark', 'light'], 'a tone')),
});

/** A tile of a home. */
export const homeTileSchema = v.pipe(
  homeTileFields,
  v.check(
    ({ product, title, subtitle, picture, to }) =>
      product !== undefined || [title, subtitle, picture, to].every(Boolean),
    'a product, or a title, a subtitle, a picture and a target',
  ),
);

const uniqueBy =
  <Item>(keyOf: (item: Item) => string) =>
  (items: readonly Item[]) =>
    new Set(items.map(keyOf)).size === items.length;
const tiles = v.pipe(
  listOf(homeTileSchema, 'tiles'),
  v.check(
    uniqueBy(({ key }) => key),
    'tiles with a key each',
  ),
);

const legalLines = Object.values(legalIds).flat() as unknown as [LegalNoticeId, ...LegalNoticeId[]];

/** The home of a region. */
export const homeSchema = v.strictObject({
  hero: v.pipe(tiles, v.minLength(1, 'at least one tile')),
  tiles,
  ecosystem: listOf(
    v.strictObject({ key: oneOf(['hub', 'studio'], 'a link to the hub or the studio'), to: targetSchema }),
    'links { key, to }',
  ),
  quotes: listOf(
    v.strictObject({ id: oneOf(quoteIds, 'a quote'), icon: oneOf(quoteIcons, 'an icon') }),
    'quotes { id, icon }',
  ),
  robots: v.optional(
    listOf(v.strictObject({ product: productId, picture: pictureName }), 'robots { product, picture }'),
  ),
  guides: v.optional(
    listOf(
      v.strictObject({
        key: oneOf(guideIds, 'a guide'),
        picture: pictureName,
        to: targetSchema,
        window: v.optional(window),
        span: v.optional(oneOf(['wide'], 'a span')),
        tone: oneOf(['dark', 'light'], 'a tone'),
      }),
      'guides',
    ),
  ),
  desk: v.optional(
    v.strictObject({
      entries: listOf(v.strictObject({ id: oneOf(entryIds, 'an entry'), to: targetSchema }), 'entries'),
      terms: listOf(oneOf(legalLines, 'a line of a legal notice'), 'terms'),
    }),
  ),
  retail: v.optional(targetSchema),
});

/** An entry of the menus, checked by itself. */
interface NavItemShape {
  identify: string;
  label: string;
  to?: v.InferOutput<typeof targetSchema> | undefined;
  startTime?: number | undefined;
  tag?: { color: string; label: string } | undefined;
  hidden?: readonly string[] | undefined;
  children?: readonly NavItemShape[] | undefined;
  icon?: string | undefined;
  stages?: v.InferOutput<typeof staged> | undefined;
  window?: v.InferOutput<typeof window> | undefined;
}

export const navItemSchema: v.GenericSchema<unknown, NavItemShape> = v.pipe(
  v.strictObject({
    identify: matching(/^\w+$/, 'a name of letters'),
    label: textId,
    to: v.optional(targetSchema),
    startTime: v.optional(instant),
    tag: v.optional(v.strictObject({ color: oneOf(['red', 'orange', 'cyan'], 'a colour'), label: textId })),
    hidden: v.optional(listOf(oneOf(['header', 'footer'], 'a place'), 'places')),
    children: v.optional(
      v.lazy(() =>
        v.pipe(
          listOf(navItemSchema, 'entries'),
          v.minLength(1, 'at least one entry'),
          v.check(
            uniqueBy(({ identify }) => identify),
            'entries with a name each',
          ),
        ),
      ),
    ),
    icon: v.optional(oneOf(['globe', 'user'], 'an icon')),
    stages: v.optional(staged),
    window: v.optional(window),
  }),
  v.check(({ to, children }) => (to === undefined) !== (children === undefined), 'either `to` or `children`'),
);

/** A line above the header. */
export const textBannerSchema = v.variant(
  'kind',
  [
    v.strictObject({ kind: v.literal('always'), label: textId, bg: oneOf(['signal', 'ink'], 'a ground') }),
    v.pipe(
      v.strictObject({
        kind: v.literal('stage'),
        label: textId,
        to: targetSchema,
        bg: oneOf(['signal', 'ink'], 'a ground'),
        timeline,
        stage: v.string('the name of a stage'),
        countsDown: v.optional(v.boolean()),
        saving: v.optional(amountSchema),
      }),
      v.check((banner) => banner.timeline.stages.includes(banner.stage), 'a stage that its timeline has'),
    ),
  ],
  'a banner of the kind "stage" or "always"',
);

interface PageShape {
  path: string;
  component?: string | undefined;
  redirect?: string | undefined;
  children?: readonly PageShape[] | undefined;
  regions: readonly (typeof regionIds)[number][];
  window?: Partial<Record<(typeof regionIds)[number], v.InferOutput<typeof window>>> | undefined;
}

/** A row of the site map. */
export const pageSchema: v.GenericSchema<unknown, PageShape> = v.pipe(
  v.strictObject({
    path: matching(
      /^(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/(?!$)|$))*$/,
      'a path in lower case without slashes at its ends, like where-to-buy',
    ),
    component: v.optional(matching(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'the id of a screen')),
    redirect: v.optional(v.string('the path of a page')),
    children: v.optional(v.lazy(() => listOf(pageSchema, 'rows'))),
    regions: v.pipe(listOf(regionId, 'regions'), v.minLength(1, 'at least one region')),
    window: v.optional(v.record(regionId, window)),
    personal: v.optional(v.picklist(['signed-in', 'signed-out'], "'signed-in', 'signed-out', or left out")),
    draft: v.optional(flag),
  }),
  v.check(
    ({ component, redirect, children }) =>
      component !== undefined || redirect !== undefined || (children?.length ?? 0) > 0,
    'a component, a redirect or children',
  ),
);

/** The company. */
export const brandSchema = v.strictObject({
  name: matching(/^\p{Lu}\p{L}+$/u, 'the name of the company'),
  copyrightYear: v.pipe(v.number('a year'), v.integer('a year'), v.minValue(2025, 'a year from 2025 on')),
  supportPhone: matching(/^\+\d{1,3}(?: \d{2,4}){2,4}$/, 'a phone number with its country, like +1 202 555 0142'),
  mailboxes: v.strictObject({ support: mailbox, sales: mailbox, press: mailbox, security: mailbox }),
  socialOrigin: httpsOrigin,
  hubs: v.strictObject({ hub: httpsOrigin, studio: httpsOrigin }),
  preProductionHubs: v.strictObject({ hub: httpsOrigin, studio: httpsOrigin }),
  storeOrigin: v.pipe(httpsOrigin, v.includes('{region}', 'an origin with {region} in it')),
});
