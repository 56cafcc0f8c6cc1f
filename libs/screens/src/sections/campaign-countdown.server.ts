import type { Instant } from '@kinemorph/content/time';
import type { ModelContext } from '@kinemorph/site';
import type { CampaignCountdownProps } from './CampaignCountdown.tsx';
import { campaignDates, type CampaignDates } from './campaign-dates.server.ts';

interface CountdownOptions {
  readonly until: Instant;
  /** The event at the end of the countdown. */
  readonly to: 'end' | 'start';
  /** Replaces the title that all campaigns share. */
  readonly title?: string;
  /** The text once no time is left. */
  readonly ended?: string;
  /** The formats of the campaign's dates, if its time zone is not the region's. */
  readonly dates?: CampaignDates;
}

const minute = 60_000;

/**
 * Returns the countdown to the end or the start of a campaign. An end at midnight is written as the last minute of the
 * day before.
 */
export function campaignCountdown(
  context: ModelContext,
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
