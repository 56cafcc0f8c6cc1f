import type { RegionId } from '@kinemorph/content';
import type { Instant, Timeline, Window } from '@kinemorph/content/time';
import type { Library } from './library.ts';
import { campaignName } from './names.ts';

export type AnyTimeline = Timeline<string, RegionId>;

/** A campaign or a pre-order, with its timeline and all its other dates. */
export interface NamedTimeline {
  readonly name: string;
  readonly kind: 'campaign' | 'preOrder';
  readonly timeline: AnyTimeline;
  /** The product that a pre-order is of. */
  readonly product?: string;
  readonly zones: Readonly<Partial<Record<RegionId, string>>>;
  /** Windows and moments beside the stages, by their field. */
  readonly more: readonly { readonly field: string; readonly region: RegionId; readonly window: Window }[];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns every sale that content defines, and the pre-order of each product that has one. */
export function namedTimelines(library: Library, names: ReadonlyMap<string, string>): readonly NamedTimeline[] {
  const preOrders = Object.values(library.products).flatMap(({ id, preOrder }): readonly NamedTimeline[] =>
    preOrder
      ? [
          {
            name: `${names.get(id) ?? id} pre-order`,
            kind: 'preOrder',
            timeline: preOrder,
            product: id,
            zones: {},
            more: [],
          },
        ]
      : [],
  );
  const campaigns = library.saleCampaigns.map((campaign): NamedTimeline => ({
    name: campaignName(campaign.id),
    kind: 'campaign',
    timeline: campaign.timeline,
    zones: campaign.timeZones ?? {},
    more: datesOf(campaign, Object.keys(library.regions) as RegionId[]),
  }));
  return [...campaigns, ...preOrders];
}

/** The windows and the moments that a campaign has per region, except when its page shows: that is a page's. */
function datesOf(campaign: object, regions: readonly RegionId[]): NamedTimeline['more'] {
  return Object.entries(campaign).flatMap(([field, value]) =>
    field === 'pageWindow' || !isObject(value)
      ? []
      : regions.flatMap((region) => {
          const window = windowIn(value[region]);
          return window ? [{ field, region, window }] : [];
        }),
  );
}

/** No other value in content is as large as the milliseconds of a date since 1973. */
const isMoment = (value: unknown): value is Instant => typeof value === 'number' && value >= 1e11 && value < 8.64e15;

function windowIn(value: unknown): Window | undefined {
  if (isMoment(value)) return { opens: value, closes: value };
  if (!isObject(value)) return undefined;
  const { opens, closes } = value;
  return isMoment(opens) || isMoment(closes)
    ? { ...(isMoment(opens) && { opens }), ...(isMoment(closes) && { closes }) }
    : undefined;
}
