import type { Instant } from '@kinemorph/content/time';
import { useCountdown } from '@kinemorph/site';
import { Countdown } from '@kinemorph/ui';
import type { ComponentProps } from 'react';

export type CampaignCountdownProps = Pick<ComponentProps<typeof Countdown>, 'title' | 'labels' | 'date' | 'ended'> & {
  /** The first moment after the last. */
  readonly until: Instant;
};

/**
 * The time left in a campaign, ticking on the site's clock. A cached document contains no figures, since they would be
 * outdated.
 */
export function CampaignCountdown({ until, title, labels, date, ended }: CampaignCountdownProps) {
  const { over, ...left } = useCountdown(until);
  return (
    <Countdown
      data-until={until}
      title={title}
      labels={labels}
      date={date}
      {...left}
      ended={over ? ended : undefined}
    />
  );
}
