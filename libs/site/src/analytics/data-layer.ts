import type { AnalyticsEvent } from './events.ts';

declare global {
  var dataLayer: AnalyticsEvent[] | undefined;
}

/** The events before the visitor's consent is known. */
let held: AnalyticsEvent[] | undefined = [];
let isOpen = false;

/** Reports events to the tag manager, if the visitor has agreed; until that is known, the events wait. */
export function report(...events: readonly AnalyticsEvent[]): void {
  if (held) held.push(...events);
  else if (isOpen) (globalThis.dataLayer ??= []).push(...events);
}

/** Opens the data layer, beginning with these events, followed by the waiting ones. */
export function openDataLayer(...first: readonly AnalyticsEvent[]): void {
  const events = [...first, ...(held ?? [])];
  held = undefined;
  isOpen = true;
  report(...events);
}

/** Closes the data layer; waiting and later events are never reported. */
export function closeDataLayer(): void {
  held = undefined;
  isOpen = false;
}
