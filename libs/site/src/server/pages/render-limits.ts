import type { RenderJob } from './follow-render.ts';

/**
 * The number of renders that may wait or run before another is refused. A site has fewer pages than the first limit,
 * and each is rendered once for every visitor. Previews and searches are unlimited in number, so their senders are told
 * to wait.
 */
export const queueLimits = { pages: 250, previews: 100, searches: 50 };

/** The purposes of renders, with their limits. */
export const jobs = {
  request: { purpose: 'request', limit: queueLimits.pages },
  ahead: { purpose: 'ahead', limit: Infinity },
  preview: { purpose: 'preview', limit: queueLimits.previews },
  search: { purpose: 'request', limit: queueLimits.searches },
} as const satisfies Record<string, RenderJob>;
