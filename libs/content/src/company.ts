import type { PictureName } from './pictures/pictures.ts';
import { sample } from './sample.ts';

/** A year of the company's history; its words are `story.<id>` and `story.<id>.text` of the `about-us` article. */
export interface Milestone {
  readonly id: 'bench' | 'stands' | 'servo' | 'hub' | 'fold' | 'workshop';
  readonly year: number;
}

export const milestones: readonly Milestone[] = [
  { id: 'bench', year: sample(2016) },
  { id: 'stands', year: sample(2018) },
  { id: 'servo', year: sample(2019) },
  { id: 'hub', year: sample(2021) },
  { id: 'fold', year: sample(2022) },
  { id: 'workshop', year: sample(2023) },
];

/** A craft of the company's people; its words are `crafts.<id>` and `crafts.<id>.text` of the `about-us` article. */
export interface Craft {
  readonly id: 'joints' | 'shells' | 'motion' | 'voice';
  readonly picture: PictureName;
}

export const crafts: readonly Craft[] = [
  { id: 'joints', picture: 'flagship-optimus-prime/detail-hand' },
  { id: 'shells', picture: 'interstellar-agent-t9/detail-wheel' },
  { id: 'motion', picture: 'interstellar-agent-t9/action' },
  { id: 'voice', picture: 'flagship-megatron/detail-head' },
];

/**
 * One of the company's people: the name, role and text are `people.<id>` of the `about-us` article. There are no
 * portraits of invented people, so their initials are shown.
 */
export interface Person {
  readonly id: 'mara' | 'tomas' | 'aiko' | 'samuel';
  readonly initials: string;
}

export const people: readonly Person[] = [
  { id: 'mara', initials: sample('ML') },
  { id: 'tomas', initials: sample('TR') },
  { id: 'aiko', initials: sample('AT') },
  { id: 'samuel', initials: sample('SO') },
];

/** The number of employees worldwide. */
export const team = sample({ people: 140, languages: 8 });
