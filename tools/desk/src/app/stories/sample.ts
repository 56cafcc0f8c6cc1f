import { parseInstant, type Instant } from '@kinemorph/content/time';
import type { Bar, Comparison, DeskRegion, DeskTimeline, Handover, Kind, PriceCell, Proposal } from '../../api.ts';
import type { ViewProps } from '../parts/view-props.ts';

const at = (text: string): Instant => parseInstant(text) ?? 0;

const regions = [
  {
    id: 'uk',
    name: 'United Kingdom',
    locale: 'en-GB',
    timeZone: 'Europe/London',
    currency: 'GBP',
    site: 'global',
    home: '/uk',
  },
  { id: 'jp', name: 'Japan', locale: 'ja-JP', timeZone: 'Asia/Tokyo', currency: 'JPY', site: 'global', home: '/jp' },
] as const satisfies readonly DeskRegion[];

const dates: readonly (readonly [Kind, string, string, string])[] = [
  ['campaign', 'Autumn Sale · Early', '2025-09-01T00:00', '2025-09-08T00:00'],
  ['campaign', 'Autumn Sale · Last days', '2025-09-08T00:00', '2025-09-30T00:00'],
  ['preOrder', 'Robot One pre-order', '2025-08-10T00:00', '2025-09-05T00:00'],
  ['price', 'Robot One · 899', '2025-09-01T00:00', '2025-09-30T00:00'],
  ['tile', 'Tile · Autumn Sale', '2025-09-20T00:00', '2025-09-30T00:00'],
  ['banner', 'Banner · Autumn Sale', '2025-08-25T00:00', '2025-09-30T00:00'],
];

const bars = regions.flatMap(({ id: region, timeZone: zone }) =>
  dates.map(([kind, name, opens, closes]): Bar => {
    const offset = region === 'jp' ? '+09:00' : '+01:00';
    return {
      id: `${region}.${kind}.${name}`,
      region,
      kind,
      name,
      campaign: 'Autumn Sale',
      opens: at(opens + offset),
      closes: at(closes + offset),
      zone,
      movable: kind === 'campaign' ? ['opens', 'closes'] : [],
    };
  }),
);

const finding = {
  file: 'libs/content/src/products/robot-one/prices.json',
  line: 12,
  what: 'robotOne in uk',
  found: 'until 2025-09-30T00:00+01:00',
  expected: 'a window that does not overlap the next',
  fix: 'End the first promotion earlier',
};

const timeline: DeskTimeline = {
  version: 'sample',
  now: at('2025-08-20T12:00Z'),
  regions,
  sites: { global: 'http://localhost:4200', cn: 'http://localhost:4300' },
  products: [
    { id: 'flagshipBumblebee', name: 'Flagship Bumblebee' },
    { id: 'aiBase', name: 'AI Base' },
  ],
  campaigns: ['Autumn Sale'],
  pages: [{ path: '', regions: ['uk', 'jp'] }],
  bars,
  findings: [],
  marks: [],
};

const nothingWritten: Handover = { branch: '', message: '', diff: '', changes: [] };

/** Props of every view, before any change has been written. */
export const view: ViewProps = {
  timeline,
  now: timeline.now,
  pagesVersion: '',
  handover: { status: 'ready', value: nothingWritten, again: () => undefined },
};

/** The same in a checkout without campaigns. */
export const viewWithoutBars: ViewProps = { ...view, timeline: { ...timeline, bars: [], campaigns: [] } };

/** The same with a mistake in the content. */
export const viewWithMistake: ViewProps = {
  ...view,
  timeline: { ...timeline, findings: [finding], marks: [{ ...finding, bar: 'uk.price.Robot One · 899' }] },
};

const diff = `--- a/libs/content/src/campaigns/autumn-sale/timeline.ts
+++ b/libs/content/src/campaigns/autumn-sale/timeline.ts
@@ -4,3 +4,3 @@
 export const timeline = defineTimeline(['sale'], {
-  uk: { sale: '2025-09-01T00:00+01:00', ends: '2025-09-30T00:00+01:00' },
+  uk: { sale: '2025-09-01T00:00+01:00', ends: '2025-10-01T00:00+01:00' },
`;

/** The same after a date was moved. */
export const viewAfterChange: ViewProps = {
  ...view,
  handover: {
    status: 'ready',
    value: {
      branch: 'content/uk-autumn-sale-ends-2025-10-01-00-00',
      message: 'content/campaigns: uk: Autumn Sale ends 2025-10-01 00:00',
      diff,
      changes: [{ title: 'uk: Autumn Sale ends 2025-10-01 00:00', at: 1 }],
    },
    again: () => undefined,
  },
};

const price = (cell: Pick<PriceCell, 'key' | 'product' | 'name' | 'region' | 'amount' | 'text'>): PriceCell => ({
  ...cell,
  kind: 'regular',
  zone: 'Europe/London',
  sample: false,
});

export const prices: readonly PriceCell[] = [
  price({
    key: 'bumblebee-uk',
    product: 'flagshipBumblebee',
    name: 'Flagship Bumblebee',
    region: 'uk',
    amount: 1299,
    text: '£1,299',
  }),
  price({
    key: 'bumblebee-jp',
    product: 'flagshipBumblebee',
    name: 'Flagship Bumblebee',
    region: 'jp',
    amount: 174_900,
    text: '¥174,900',
  }),
  price({ key: 'base-uk', product: 'aiBase', name: 'AI Base', region: 'uk', amount: 99, text: '£99' }),
];

export const comparison: Comparison = {
  before: at('2025-08-31T22:59:59.999Z'),
  after: at('2025-08-31T23:00Z'),
  differences: [
    {
      region: 'uk',
      kind: 'words',
      about: 'The line above the menu',
      before: 'Return it within 14 days.',
      after: 'The autumn sale is open',
    },
    { region: 'uk', path: '', kind: 'price', about: 'Flagship Bumblebee', before: '£1,299', after: '£899' },
    { region: 'uk', path: 'autumn-sale', kind: 'page', about: 'Autumn Sale', after: 'the page opens' },
    { region: 'uk', path: '', kind: 'tile', about: 'Summer Sale', before: 'Summer Sale' },
  ],
  pages: 26,
  same: 24,
  regions: ['uk'],
};

/** A change that the checks refuse. */
export const refused: Proposal = {
  title: 'uk: Autumn Sale ends 2025-10-01 00:00',
  diff,
  files: [{ file: 'libs/content/src/campaigns/autumn-sale/timeline.ts', mark: 'x' }],
  moves: bars.slice(0, 4).map(({ id, region, kind, name, zone, closes }) => ({
    bar: id,
    region,
    kind,
    name,
    edge: 'closes',
    zone,
    ...(closes !== undefined && { from: closes }),
    to: at('2025-09-30T23:00Z'),
  })),
  findings: [finding],
};
