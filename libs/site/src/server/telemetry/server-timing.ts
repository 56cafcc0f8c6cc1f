import type { CacheState, RenderTiming } from './telemetry.ts';

const described = { hit: 'cache;desc=hit', ahead: 'cache;desc=ahead', miss: 'cache;desc=miss' } as const;

/**
 * The `Server-Timing` of a page. A shared cache keeps this header with the page: behind one it tells how the copy came
 * into that cache, and its `Age` tells when. So it holds nothing of a single visitor, and an answer from memory has a constant
 * value, which costs it nothing. Only an answer that waited for a render says for how long.
 */
export function serverTiming(cache: Exclude<CacheState, 'none'>, timing?: RenderTiming): string {
  return cache === 'miss' && timing ? `${described.miss}, ${renderTiming(timing)}` : described[cache];
}

/** The parts of `Server-Timing` that tell of a render, in milliseconds. */
export function renderTiming({ queue, render }: RenderTiming): string {
  return `queue;dur=${queue.toFixed(1)}, render;dur=${render.toFixed(1)}`;
}
