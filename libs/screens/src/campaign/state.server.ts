import { campaignTextId, type AnyCampaign, type CampaignPart } from '@kinemorph/content';
import type { Instant } from '@kinemorph/content/time';
import type { Messages, Text } from '@kinemorph/i18n';
import type { ModelContext } from '@kinemorph/site';
import { pageCopy } from '@kinemorph/site/models';
import { campaignDates, type CampaignDates } from '../sections/campaign-dates.server.ts';
import type en from './copy/en-US.json';

const readCopy = pageCopy<keyof typeof en>(
  import.meta.glob<Messages>('./copy/*.json', { import: 'default', eager: true }),
);

/** The state of a campaign in one region at this instant. */
export interface CampaignState {
  readonly context: ModelContext;
  readonly definition: AnyCampaign;
  /** Returns a text of this campaign. */
  readonly t: (part: CampaignPart) => string;
  /** Returns a text that is the same for all campaigns. */
  readonly copy: Text<keyof typeof en>;
  readonly dates: CampaignDates;
  readonly now: string;
  readonly hasBegun: boolean;
  /** From the first stage to the end. */
  readonly window: { readonly opens: Instant; readonly closes: Instant };
  readonly hasOpened: (stage: string) => boolean;
  /**
   * The day on which a stage opens, with the hour unless it is midnight; undefined if the region does not have the
   * stage.
   */
  readonly whenOpens: (stage: string) => string | undefined;
}

/** Returns the state of a campaign in the page's region. Throws if the campaign has no dates for it. */
export function stateOf(context: ModelContext, definition: AnyCampaign): CampaignState {
  const { id, timeline, timeZones } = definition;
  const { region, clock } = context;
  const times = timeline.regions[region.id];
  if (!times) throw new Error(`${id} has no dates for ${region.id}: its page must not be there`);
  const dates = campaignDates(context, timeZones?.[region.id]);
  const copy = readCopy(context);
  const now = clock.stage(timeline, region.id);
  const opened = now === 'before' ? 0 : now === 'after' ? timeline.stages.length : timeline.stages.indexOf(now) + 1;
  const openings = timeline.stages.flatMap((stage) => times.opens[stage] ?? []);
  return {
    context,
    definition,
    t: (part) => context.text(campaignTextId(id, part)),
    copy,
    dates,
    now,
    hasBegun: now !== 'before',
    window: { opens: Math.min(...openings), closes: times.ends },
    hasOpened: (stage) => timeline.stages.indexOf(stage) < opened,
    whenOpens(stage) {
      const at = times.opens[stage];
      if (at === undefined) return undefined;
      const time = dates.hour(at);
      return time === undefined ? dates.day(at) : copy('moment', { day: dates.day(at), time });
    },
  };
}
