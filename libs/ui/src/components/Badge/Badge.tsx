import type { ReactNode } from 'react';
import { badge, tones } from './Badge.css.ts';

/** What kind of news a badge brings. */
export type BadgeTone = 'signal' | 'light' | 'neutral';

/** A short mark on a product: new, sale, sold out. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone | undefined; children: ReactNode }) {
  return <span className={`${badge} ${tones[tone]}`}>{children}</span>;
}
