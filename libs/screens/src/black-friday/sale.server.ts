import { blackFriday2024, type BlackFridayRegion, type BlackFridayStage } from '@kinemorph/content';
import type { Instant } from '@kinemorph/content/time';
import type { Messages, Text } from '@kinemorph/i18n';
import type { ModelContext } from '@kinemorph/site';
import { pageCopy } from '@kinemorph/site/models';
import { campaignDates, type CampaignDates } from '../sections/campaign-dates.server.ts';
import type en from './copy/en-US.json';

const copy = pageCopy<keyof typeof en>(import.meta.glob<Messages>('./copy/*.json', { import: 'default', eager: true }));

const { timeline } = blackFriday2024;

/** The sale in one region now: its stage, its texts and its dates. */
export interface Sale {
  readonly context: ModelContext;
  readonly t: Text<keyof typeof en>;
  readonly dates: CampaignDates;
  readonly region: BlackFridayRegion;
  readonly now: BlackFridayStage | 'before' | 'after';
  /** The stage that opens next. */
  readonly next: BlackFridayStage | undefined;
  readonly ends: Instant;
  readonly hasOpened: (stage: BlackFridayStage) => boolean;
  readonly opening: (stage: BlackFridayStage) => Instant;
  /** Returns the text for the opening of a stage: the day, and the hour unless it is midnight. */
  readonly whenOpens: (stage: BlackFridayStage) => string;
}

/** Reads the stage of the sale from the clock. */
export function saleOf(context: ModelContext): Sale {
  const { region, clock } = context;
  if (!blackFriday2024.isIn(region.id))
    throw new Error(`there is no Black Friday in ${region.id}: leave it out of the page's row in site-map.ts`);
  const id = region.id;
  const t = copy(context);
  const dates = campaignDates(context, blackFriday2024.timeZones[id]);
  const now = clock.stage(timeline, id);
  const opened = now === 'before' ? 0 : now === 'after' ? timeline.stages.length : timeline.stages.indexOf(now) + 1;
  const opening = (stage: BlackFridayStage) => blackFriday2024.openFrom(stage, id).opens ?? 0;
  return {
    context,
    t,
    dates,
    region: id,
    now,
    next: timeline.stages[opened],
    ends: blackFriday2024.endOf(id),
    hasOpened: (stage) => timeline.stages.indexOf(stage) < opened,
    opening,
    whenOpens(stage) {
      const at = opening(stage);
      const time = dates.hour(at);
      return time === undefined ? dates.day(at) : t('moment', { day: dates.day(at), time });
    },
  };
}
