import type { Instant } from '@kinemorph/content/time';
import type { Range } from './range.ts';

/** The mapping of instants to positions on the board, in pixels. */
export interface Scale extends Range {
  readonly width: number;
}

export function xOf({ from, to, width }: Scale, instant: Instant): number {
  return ((instant - from) / (to - from)) * width;
}

export function instantAt({ from, to, width }: Scale, x: number): Instant {
  return from + (x / width) * (to - from);
}

/** Estimates the width of a label, precisely enough to separate it from the next bar. */
export const labelWidth = (label: string) => label.length * 6.7 + 16;
