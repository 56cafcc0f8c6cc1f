import { SiteFooter, SiteHeader, TextBanner } from '@kinemorph/ui';
import { memo } from 'react';

/**
 * The parts of the frame around a page, rendered again only when what they show differs. A page that is fetched brings a frame
 * of its own, which nearly always says the same.
 */
export const SteadyHeader = memo(SiteHeader, saysTheSame);
export const SteadyFooter = memo(SiteFooter, saysTheSame);
export const SteadyBanner = memo(TextBanner, saysTheSame);

/** Compares props as JSON. Functions, which JSON leaves out, stay the same as long as the document. */
export function saysTheSame(before: object, after: object): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}
