import type { Instant } from '@kinemorph/content/time';
import type { PageContext } from '@kinemorph/site';
import type { CampaignCountdownProps } from './CampaignCountdown.tsx';
import { campaignDates } from './campaign-dates.server.ts';

interface CountdownOptions {
  readonly until: Instant;
  /** What it counts down to. */
  readonly to: 'end' | 'start';
  /** Said in the place of the title that is shared by all campaigns. */
  readonly title?: string;
  /** Said once nothing is left. */
  readonly ended?: string;
  /** The campaign's own time zone, where it is not the region's. */
  readonly timeZone?: string | undefined;
}

const minute = 60_000;

/** What counts down to the end or the start of a campaign. An end at midnight is written as the last minute of the day before. */
export function campaignCountdown(context: PageContext, { until, to, title, ended, timeZone }: CountdownOptions): CampaignCountdownProps {
  const { text } = context;
  const { minuteOf } = campaignDates(context, timeZone);
  return {
    until,
    title: title ?? text('countdown.title'),
    labels: { days: text('countdown.days'), hours: text('countdown.hours'), minutes: text('countdown.minutes'), seconds: text('countdown.seconds') },
    date: to === 'end' ? text('countdown.ends', { date: minuteOf(until - minute) }) : text('countdown.starts', { date: minuteOf(until) }),
    ended,
  };
}
