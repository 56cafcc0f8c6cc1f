import { christmas2024, type ChristmasRegion } from '@kinemorph/content';
import { stageWindow } from '@kinemorph/content/time';
import type { Messages, MessageValues } from '@kinemorph/i18n';
import type { ModelContext } from '@kinemorph/site';
import { pageCopy } from '@kinemorph/site/models';
import { campaignDates, type CampaignDates } from '../sections/campaign-dates.server.ts';
import type en from './copy/en-US.json';

const copy = pageCopy<keyof typeof en>(import.meta.glob<Messages>('./copy/*.json', { import: 'default', eager: true }));

/** The subject of the page at an instant: the sale to come, or one of its stages. */
export type Stage = 'preview' | 'holiday' | 'newYear';

/** The sale in a region now. */
export interface Sale {
  readonly region: ChristmasRegion;
  readonly face: Stage;
  /** True during the sale, while its offers can be bought. */
  readonly isOn: boolean;
  readonly dates: CampaignDates;
  /** Returns a text of the page, with the dates and figures of the sale. */
  readonly t: (id: keyof typeof en, values?: MessageValues) => string;
}

/** Returns the sale in the region and at the instant of a page. */
export function saleOf(context: ModelContext): Sale {
  const { clock, money } = context;
  const { id, currency } = context.region;
  if (!christmas2024.isIn(id)) throw new Error(`${id} has no Christmas sale`);
  const stage = clock.stage(christmas2024.timeline, id);
  // The page closes with the sale: an open tab keeps its last banner until the visitor is redirected to the home.
  const last = stageWindow(christmas2024.timeline, id, 'newYear') ? 'newYear' : 'holiday';
  const t = copy(context);
  // A window ends with the first moment after it: texts name the last day.
  const facts = {
    opens: new Date(christmas2024.opensIn(id)),
    last: new Date(christmas2024.endOf(id) - 1),
    year: new Date(christmas2024.timeline.regions[id]?.opens.newYear ?? christmas2024.endOf(id)),
    returns: new Date(christmas2024.returnsUntil[id] - 1),
    over: money({ amount: christmas2024.rewards[id][0]?.over ?? 0, currency }),
    factor: christmas2024.members.pointsFactor,
    percent: christmas2024.members.welcomeCode[id]?.discount ?? 0,
  };
  return {
    region: id,
    face: stage === 'before' ? 'preview' : stage === 'after' ? last : stage,
    dates: campaignDates(context),
    isOn: stage !== 'before' && stage !== 'after',
    t: (message, values) => t(message, { ...facts, ...values }),
  };
}
