import { clsx } from 'clsx';
import { Children, type ReactNode } from 'react';
import type { Root } from '../../props.ts';
import * as styles from './ProductGrid.css.ts';

type ProductGridProps = {
  /** Maximum number of columns on a wide screen; narrower screens show fewer. */
  columns?: 1 | 2 | 3 | 4 | undefined;
  /** Puts learn-more below the button, so that the buttons of all cards have one width; false by default. */
  stacked?: boolean | undefined;
  /** True while the cards are loading; false by default. */
  busy?: boolean | undefined;
  /** The `ProductCard` elements. */
  children: ReactNode;
};

/** A grid of product cards with shared seams, whose names, prices and buttons line up. */
export function ProductGrid({
  columns = 3,
  stacked = false,
  busy = false,
  children,
  className,
  ...rest
}: ProductGridProps & Root<'ul'>) {
  return (
    <ul
      {...rest}
      className={clsx(styles.grid, styles.columns[columns], stacked && styles.stacked, className)}
      aria-busy={busy || undefined}
    >
      {Children.map(children, (card) => (
        <li className={styles.cell}>{card}</li>
      ))}
    </ul>
  );
}
