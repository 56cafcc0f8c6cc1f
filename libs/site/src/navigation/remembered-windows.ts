import type { Instant } from '@kinemorph/content/time';
import type { Guard } from './guards.ts';
import type { PageWindow } from './page-window.ts';

/** Where it is remembered that a start or an end has passed. */
export type WindowMemory = Pick<Storage, 'getItem' | 'setItem'>;

/** One note per region, page and the window's own value: a sale that is extended locks nobody out. */
function noteOf(region: string, path: string, edge: 'opens' | 'closes', at: Instant): string {
  return `window:${region}:${path}:${edge}:${at}`;
}

/**
 * Whether a page may be visited now. A start or an end that has once been seen to pass is remembered,
 * and counts without asking the time again, so a clock that is set back changes nothing.
 */
export function mayVisit(
  region: string,
  path: string,
  window: PageWindow,
  now: Instant,
  memory: WindowMemory | undefined,
): boolean {
  const passed = (edge: 'opens' | 'closes', at: Instant): boolean => {
    const note = noteOf(region, path, edge, at);
    try {
      if (memory?.getItem(note) === '1') return true;
      if (now >= at) memory?.setItem(note, '1');
    } catch {
      // Blocked or full storage: the time alone decides.
    }
    return now >= at;
  };
  if (window.closes !== undefined && passed('closes', window.closes)) return false;
  return window.opens === undefined || passed('opens', window.opens);
}

/** Sends a visit of a closed page to the region's home. A preview goes by its own time alone, and leaves no note behind. */
export function windowGuard(now: () => Instant, memory: WindowMemory | undefined): Guard {
  return ({ path, from }) => {
    const window = from.shell.site.windows[path];
    const notes = from.preview ? undefined : memory;
    return window && !mayVisit(from.region, path, window, now(), notes) ? { redirect: from.shell.home } : undefined;
  };
}
