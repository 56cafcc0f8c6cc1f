import type { AnalyticsEvent } from './events.ts';

declare global {
  var dataLayer: AnalyticsEvent[] | undefined;
}

/** What happened before it was known whether it may be told. */
let held: AnalyticsEvent[] | undefined = [];
let isOpen = false;

/** Tells the tag manager, if it may be told; until that is known, waits to be. */
export function report(...events: readonly AnalyticsEvent[]): void {
  if (held) held.push(...events);
  else if (isOpen) (globalThis.dataLayer ??= []).push(...events);
}

/** Opens the data layer, beginning with these events and then what was held. */
export function openDataLayer(...first: readonly AnalyticsEvent[]): void {
  const events = [...first, ...(held ?? [])];
  held = undefined;
  isOpen = true;
  report(...events);
}

/** Closes the data layer; what was held, and all that happens from now on, is never told. */
export function closeDataLayer(): void {
  held = undefined;
  isOpen = false;
}
