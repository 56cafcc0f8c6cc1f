import type { Instant } from '@kinemorph/content/time';

/** The time left until a moment, in whole parts. */
export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/**
 * Returns the whole seconds until a moment, never below zero. They are rounded up, so that zero means that the moment
 * has come.
 */
export function secondsLeft(until: Instant, now: Instant): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}

/** Splits seconds into the parts of a countdown. */
export function timeLeft(seconds: number): TimeLeft {
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
