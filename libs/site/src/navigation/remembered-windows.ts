import type { Instant } from '@kinemorph/content/time';
import type { Guard } from './guards.ts';
import type { PageWindow } from '../page/page-window.ts';

/** The storage in which a passed start or end is recorded. */
export type WindowMemory = Pick<Storage, 'getItem' | 'setItem'>;

/** Returns the key of a record. It includes the boundary itself, so that visitors get into a sale that was extended. */
function noteOf(region: string, path: string, edge: 'opens' | 'closes', at: Instant): string {
  return `window:${region}:${path}:${edge}:${at}`;
}

/**
 * Returns true if a page may be visited now. A start or an end that has once passed is recorded, and is not compared
 * with the time again, so setting a clock back changes nothing.
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
      // Blocked or full storage: only the time decides.
    }
    return now >= at;
  };
  if (window.closes !== undefined && passed('closes', window.closes)) return false;
  return window.opens === undefined || passed('opens', window.opens);
}

/** Redirects a visit of a closed page to the region's home. A preview uses its own time only, and records nothing. */
export function windowGuard(now: () => Instant, memory: WindowMemory | undefined): Guard {
  return ({ path, from }) => {
    const window = from.shell.site.windows[path];
    const notes = from.preview ? undefined : memory;
    return window && !mayVisit(from.region, path, window, now(), notes) ? { redirect: from.shell.home } : undefined;
  };
}
