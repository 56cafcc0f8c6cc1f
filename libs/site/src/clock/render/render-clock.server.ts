import { isOpenAt, type Clock, type Instant } from '@kinemorph/content/time';

/** The clock of one render: it is stopped, and knows until when all of its answers stay true. */
export interface RenderClock extends Clock {
  readonly now: Instant;
  /** The earliest later boundary that was read; undefined if no answer will ever change. */
  readonly expires: Instant | undefined;
  /** The latest earlier boundary that was read: the time when the answers last changed; undefined if they never did. */
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
