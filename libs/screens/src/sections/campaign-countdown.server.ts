import type { Instant } from '@kinemorph/content/time';
import type { PageContext } from '@kinemorph/site';
import type { CampaignCountdownProps } from './CampaignCountdown.tsx';

/** What counts down to the end of a campaign; `ended` is said once nothing is left. */
export function campaignCountdown({ text }: PageContext, until: Instant, ended?: string): CampaignCountdownProps {
  return {
    until,
    title: text('countdown.title'),
    labels: { days: text('countdown.days'), hours: text('countdown.hours'), minutes: text('countdown.minutes'), seconds: text('countdown.seconds') },
    ended,
  };
}
