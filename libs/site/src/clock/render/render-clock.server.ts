import { isOpenAt, type Clock, type Instant } from '@kinemorph/content/time';

/** The clock of one render: it stands still, and knows until when everything that it answered stays true. */
export interface RenderClock extends Clock {
  readonly now: Instant;
  /** The earliest boundary ahead among those asked about; undefined when nothing asked will ever change. */
  readonly expires: Instant | undefined;
  /** The latest boundary passed among those asked about: when the answers last changed; undefined when they never did. */
  readonly changed: Instant | undefined;
}

/** Starts a render at an instant. */
export function createRenderClock(now: Instant): RenderClock {
  let expires: Instant | undefined;
  let changed: Instant | undefined;
  const record = (moment: Instant | undefined) => {
    if (moment !== undefined && moment <= now && (changed === undefined || moment > changed)) changed = moment;
    if (moment !== undefined && moment > now && (expires === undefined || moment < expires)) expires = moment;
  };
  return {
    now,
    get expires() {
      return expires;
    },
    get changed() {
      return changed;
    },
    hasPassed(moment) {
      record(moment);
      return moment <= now;
    },
    isPast(moment) {
      return moment <= now;
    },
    isOpen(window) {
      record(window.opens);
      record(window.closes);
      return isOpenAt(window, now);
    },
    stage(timeline, region) {
      const times = timeline.regions[region];
      if (!times) return 'after';
      for (const stage of timeline.stages) record(times.opens[stage]);
      record(times.ends);
      if (times.ends <= now) return 'after';
      return timeline.stages.findLast((stage) => (times.opens[stage] ?? Infinity) <= now) ?? 'before';
    },
  };
}
