import { clsx } from 'clsx';
import { Children, isValidElement, type ReactNode } from 'react';
import type { Root } from '../../props.ts';
import * as styles from './BentoGrid.css.ts';

function spanOf(child: ReactNode) {
  return isValidElement<{ span?: string }>(child) ? child.props.span : undefined;
}

/** How many cells a tile covers. */
function cells(child: ReactNode) {
  return spanOf(child) === 'wide' || spanOf(child) === 'tall' ? 2 : 1;
}

/** How many columns a tile covers. */
function across(child: ReactNode) {
  return spanOf(child) === 'wide' ? 2 : 1;
}

/** Tiles that share their seams, like the panels of one machine; the last one fills its row. */
export function BentoGrid({
  children,
  className,
  ...rest
}: {
  /** The panels, each a `Tile`. */
  children: ReactNode;
} & Root<'div'>) {
  const tiles = Children.toArray(children);
  const covered = tiles.reduce<number>((sum, child) => sum + cells(child), 0);
  const left = (4 - (covered % 4)) % 4;
  const last = Math.min(4, across(tiles.at(-1)) + left);
  const closing = left > 0 && (last === 2 || last === 3 || last === 4) && styles.closings[last];
  return (
    <div {...rest} className={clsx(styles.grid, closing, covered % 2 && styles.odd, className)}>
      {children}
    </div>
  );
}
