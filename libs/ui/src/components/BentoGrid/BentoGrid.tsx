import type { ReactNode } from 'react';
import { grid } from './BentoGrid.css.ts';

/** Tiles that meet on shared seams, like the panels of one machine. */
export function BentoGrid({ children }: { children: ReactNode }) {
  return <div className={grid}>{children}</div>;
}
