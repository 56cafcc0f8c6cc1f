import { stageWindow, type Timeline as Stages } from '@kinemorph/content/time';
import type { RegionId } from '@kinemorph/content';
import type { ModelContext } from '@kinemorph/site';
import type { Timeline } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import type { CampaignDates } from './campaign-dates.server.ts';

export type CampaignTimelineModel = ComponentProps<typeof Timeline>;

/** Returns the stages of a campaign with their dates, and marks the current one. */
export function campaignTimeline<Stage extends string>(
  { clock, region, text }: ModelContext,
  timeline: Stages<Stage, RegionId>,
  { days }: CampaignDates,
  words: {
    readonly label: string;
    readonly stage: (stage: Stage) => { readonly title: string; readonly text?: string };
  },
): CampaignTimelineModel {
  const now = clock.stage(timeline, region.id);
  const current = now === 'before' ? -1 : now === 'after' ? timeline.stages.length : timeline.stages.indexOf(now);
  return {
    label: words.label,
    labels: { past: text('stage.past'), current: text('stage.current'), next: text('stage.next') },
    stages: timeline.stages.flatMap((stage, index) => {
      const window = stageWindow(timeline, region.id, stage);
      return window
        ? [
            {
              ...words.stage(stage),
              date: days(window),
              state: index < current ? 'past' : index === current ? 'current' : 'next',
            },
          ]
        : [];
    }),
  };
}
