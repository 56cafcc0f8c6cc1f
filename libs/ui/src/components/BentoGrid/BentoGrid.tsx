import { Children, isValidElement, type ReactNode } from 'react';
import { grid, odd, rests } from './BentoGrid.css.ts';

/** How many cells a tile covers, read from its `span`. */
function cells(child: ReactNode) {
  const span = isValidElement<{ span?: string }>(child) ? child.props.span : undefined;
  return span === 'wide' || span === 'tall' ? 2 : 1;
}

/** Tiles that meet on shared seams, like the panels of one machine; the last one closes the row. */
export function BentoGrid({ children }: { children: ReactNode }) {
  const covered = Children.toArray(children).reduce<number>((sum, child) => sum + cells(child), 0);
  const rest = rests[((4 - (covered % 4)) % 4) as keyof typeof rests];
  return <div className={`${grid} ${rest} ${covered % 2 ? odd : ''}`.trim()}>{children}</div>;
}
