import { flagshipBumblebeeAnnounced } from '../campaigns/flagship-bumblebee-pre-order/timeline.ts';
import type { PictureName } from '../pictures/pictures.ts';
import type { Instant } from '../time/index.ts';

/** An archive for journalists: logos, pictures and the text about the company. tools/manuals creates the files. */
export interface PressKit {
  /** Also the name of its file. */
  readonly id: 'kinemorph' | 'flagship-bumblebee';
  readonly pictures: readonly PictureName[];
  /** Before this instant the kit is hidden; left out if it was always public. */
  readonly opens?: Instant;
}

const views = (subject: 'flagship-optimus-prime' | 'interstellar-agent-t9'): readonly PictureName[] => [
  `${subject}/hero`,
  `${subject}/action`,
  `${subject}/vehicle`,
  `${subject}/detail-head`,
];

export const pressKits: readonly PressKit[] = [
  {
    id: 'kinemorph',
    pictures: [
      ...views('flagship-optimus-prime'),
      'flagship-megatron/hero',
      'flagship-megatron/action',
      'flagship-megatron/detail-head',
      'toy-story-buzz-lightyear/hero',
      'toy-story-buzz-lightyear/wings',
      'buzz-lightyear-space-ranger-alpha/hero',
      'buzz-lightyear-space-ranger-alpha/wings',
      'k1-interstellar-scout/hero',
      'k1-pro-interstellar-scout/hero',
      ...views('interstellar-agent-t9'),
      'workshop/wide',
    ],
  },
  {
    id: 'flagship-bumblebee',
    opens: flagshipBumblebeeAnnounced.everywhere,
    pictures: [
      'flagship-bumblebee/hero',
      'flagship-bumblebee/action',
      'flagship-bumblebee/vehicle',
      'flagship-bumblebee/detail-head',
      'flagship-bumblebee/detail-wheel',
      'flagship-bumblebee/back',
    ],
  },
];
