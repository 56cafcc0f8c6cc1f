export type { Clock } from './clock.ts';
export { instant, parseInstant, type Instant, type InstantText } from './instant.ts';
export { defineTimeline, findOrderErrors, stageWindow, type StageTimes, type Timeline } from './timeline.ts';
export { isOpenAt, type Window } from './window.ts';
