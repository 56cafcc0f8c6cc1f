import { SiteFooter, SiteHeader, TextBanner } from '@kinemorph/ui';
import { memo } from 'react';

/**
 * The parts of the frame around a page, rendered again only when what they show differs. A page that is fetched brings a frame
 * of its own, which nearly always says the same.
 */
export const SteadyHeader = memo(SiteHeader, saysTheSame);
export const SteadyFooter = memo(SiteFooter, saysTheSame);
export const SteadyBanner = memo(TextBanner, saysTheSame);

/** Compares props as JSON; functions, which JSON leaves out, by identity. */
export function saysTheSame(before: object, after: object): boolean {
  return JSON.stringify(before) === JSON.stringify(after) && sameFunctions(before, after);
}

function sameFunctions(before: unknown, after: unknown): boolean {
  if (typeof before === 'function' || typeof after === 'function') return before === after;
  if (typeof before !== 'object' || before === null || typeof after !== 'object' || after === null) return true;
  const other = new Map(Object.entries(after));
  return Object.entries(before).every(([name, value]) => sameFunctions(value, other.get(name)));
}
