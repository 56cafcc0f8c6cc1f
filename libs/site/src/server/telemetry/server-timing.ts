import type { CacheState, RenderTiming } from './telemetry.ts';

const described = { hit: 'cache;desc=hit', ahead: 'cache;desc=ahead', miss: 'cache;desc=miss' } as const;

/**
 * Returns the `Server-Timing` of a page. A shared cache stores this header with the page: the header then describes how
 * the copy came into that cache, and `Age` when. So it has no data of a single visitor, and an answer from memory has a
 * constant value, which costs nothing. Only an answer that waited for a render has its duration.
 */
export function serverTiming(cache: Exclude<CacheState, 'none'>, timing?: RenderTiming): string {
  return cache === 'miss' && timing ? `${described.miss}, ${renderTiming(timing)}` : described[cache];
}

/** Returns the parts of `Server-Timing` about a render, in milliseconds. */
export function renderTiming({ queue, render }: RenderTiming): string {
  return `queue;dur=${queue.toFixed(1)}, render;dur=${render.toFixed(1)}`;
}
