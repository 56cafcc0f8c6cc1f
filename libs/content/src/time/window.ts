import type { Instant } from './instant.ts';

/** A half-open period `[opens, closes)`; a side that is left out has no end. */
export interface Window {
  readonly opens?: Instant | undefined;
  readonly closes?: Instant | undefined;
}

/** Returns true if the window is open at this instant. */
export function isOpenAt({ opens, closes }: Window, now: Instant): boolean {
  return (opens === undefined || opens <= now) && (closes === undefined || now < closes);
}
