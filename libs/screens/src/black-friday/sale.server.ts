import { blackFriday2024, type BlackFridayRegion, type BlackFridayStage } from '@kinemorph/content';
import type { Instant } from '@kinemorph/content/time';
import type { Messages, Text } from '@kinemorph/i18n';
import type { PageContext } from '@kinemorph/site';
import { pageCopy } from '@kinemorph/site/models';
import { campaignDates, type CampaignDates } from '../sections/campaign-dates.server.ts';
import type en from './copy/en-US.json';

const copy = pageCopy<keyof typeof en>(import.meta.glob<Messages>('./copy/*.json', { import: 'default', eager: true }));

const { timeline } = blackFriday2024;

/** The sale as one region has it now: where it stands, and how its words and dates are said. */
export interface Sale {
  readonly context: PageContext;
  readonly say: Text<keyof typeof en>;
  readonly dates: CampaignDates;
  readonly region: BlackFridayRegion;
  readonly now: BlackFridayStage | 'before' | 'after';
  /** The stage that opens next. */
  readonly next: BlackFridayStage | undefined;
  readonly ends: Instant;
  readonly hasOpened: (stage: BlackFridayStage) => boolean;
  readonly opening: (stage: BlackFridayStage) => Instant;
  /** When a stage opens, as it is read: the day, and the hour where that is not midnight. */
  readonly whenOpens: (stage: BlackFridayStage) => string;
}

/** Asks the clock where the sale stands. */
export function saleOf(context: PageContext): Sale {
  const { region, clock } = context;
  if (!blackFriday2024.isIn(region.id))
    throw new Error(`there is no Black Friday in ${region.id}: leave it out of the page's row in site-map.ts`);
  const id = region.id;
  const say = copy(context);
  const dates = campaignDates(context, blackFriday2024.timeZones[id]);
  const now = clock.stage(timeline, id);
  const opened = now === 'before' ? 0 : now === 'after' ? timeline.stages.length : timeline.stages.indexOf(now) + 1;
  const opening = (stage: BlackFridayStage) => blackFriday2024.openFrom(stage, id).opens ?? 0;
  return {
    context,
    say,
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
      return time === undefined ? dates.day(at) : say('moment', { day: dates.day(at), time });
    },
  };
}
