import type { RenderJob } from '../telemetry/timed-queue.ts';

/**
 * How many renders may wait or run before another is refused. A site has fewer pages than the one, and each is rendered once
 * for everybody; previews and searches are without number, and a person who makes them is better told to wait.
 */
export const queueLimits = { pages: 250, previews: 100, searches: 50 };

/** What renders are made for. */
export const jobs = {
  request: { purpose: 'request', limit: queueLimits.pages },
  ahead: { purpose: 'ahead', limit: Infinity },
  preview: { purpose: 'preview', limit: queueLimits.previews },
  search: { purpose: 'request', limit: queueLimits.searches },
} as const satisfies Record<string, RenderJob>;
