import type { ReactNode } from 'react';
import { grid } from './CardGrid.css.ts';

/** Cards of equal height, side by side while there is room. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className={grid}>{children}</div>;
}
