import { clsx } from 'clsx';
import { Children, type ReactNode } from 'react';
import type { Root } from '../../props.ts';
import * as styles from './ProductGrid.css.ts';

type ProductGridProps = {
  /** At most, on a wide screen; narrower ones show fewer. */
  columns?: 1 | 2 | 3 | 4 | undefined;
  /** The cards are still on their way. */
  busy?: boolean | undefined;
  /** The `ProductCard` elements. */
  children: ReactNode;
};

/** Product cards on shared seams, their names, prices and buttons in line. */
export function ProductGrid({
  columns = 3,
  busy = false,
  children,
  className,
  ...rest
}: ProductGridProps & Root<'ul'>) {
  return (
    <ul {...rest} className={clsx(styles.grid, styles.columns[columns], className)} aria-busy={busy || undefined}>
      {Children.map(children, (card) => (
        <li className={styles.cell}>{card}</li>
      ))}
    </ul>
  );
}
