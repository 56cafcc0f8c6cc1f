import type { Instant } from '@kinemorph/content/time';
import type { PageContext } from '@kinemorph/site';
import type { CampaignCountdownProps } from './CampaignCountdown.tsx';
import { campaignDates, type CampaignDates } from './campaign-dates.server.ts';

interface CountdownOptions {
  readonly until: Instant;
  /** What it counts down to. */
  readonly to: 'end' | 'start';
  /** Said in the place of the title that is shared by all campaigns. */
  readonly title?: string;
  /** Said once nothing is left. */
  readonly ended?: string;
  /** How the campaign's dates are written, where its time zone is not the region's. */
  readonly dates?: CampaignDates;
}

const minute = 60_000;

/** What counts down to the end or the start of a campaign. An end at midnight is written as the last minute of the day before. */
export function campaignCountdown(
  context: PageContext,
  { until, to, title, ended, dates = campaignDates(context) }: CountdownOptions,
): CampaignCountdownProps {
  const { text } = context;
  return {
    until,
    title: title ?? text('countdown.title'),
    labels: {
      days: text('countdown.days'),
      hours: text('countdown.hours'),
      minutes: text('countdown.minutes'),
      seconds: text('countdown.seconds'),
    },
    date:
      to === 'end'
        ? text('countdown.ends', { date: dates.minuteOf(until - minute) })
        : text('countdown.starts', { date: dates.minuteOf(until) }),
    ended,
  };
}
