import { SiteFooter, SiteHeader } from '@kinemorph/ui';
import { memo } from 'react';

/**
 * The parts of the shell that render again only if their props differ. A fetched page brings its own shell model, which
 * is nearly always the same.
 */
export const SteadyHeader = memo(SiteHeader, saysTheSame);
export const SteadyFooter = memo(SiteFooter, saysTheSame);

/** Compares props as JSON. Functions, which JSON leaves out, are constant for the lifetime of the document. */
export function saysTheSame(before: object, after: object): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}
