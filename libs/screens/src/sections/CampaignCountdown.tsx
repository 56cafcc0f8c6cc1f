import type { Instant } from '@kinemorph/content/time';
import { useCountdown } from '@kinemorph/site';
import { Countdown } from '@kinemorph/ui';
import type { ComponentProps } from 'react';

export type CampaignCountdownProps = Pick<ComponentProps<typeof Countdown>, 'title' | 'labels' | 'ended'> & {
  /** The first moment after the last. */
  readonly until: Instant;
};

/** What is left of a campaign, ticking on the site's clock. */
export function CampaignCountdown({ until, title, labels, ended }: CampaignCountdownProps) {
  const { over, ...left } = useCountdown(until);
  return <Countdown data-runs title={title} labels={labels} {...left} ended={over ? ended : undefined} />;
}
