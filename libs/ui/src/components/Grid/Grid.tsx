import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Root } from '../../props.ts';
import { gaps, rowGaps, type Space } from '../../theme/gaps.css.ts';
import * as styles from './Grid.css.ts';

/** The number of columns on tablets and wider screens (`ipad`), and in a window of a desktop (`window`). */
export type GridColumns = { ipad?: 2 | 3 | undefined; window?: 2 | 3 | 4 | undefined };

type GridProps = {
  /** The things that are laid out, one in each cell. */
  children: ReactNode;
  /**
   * The number of columns by screen class; a class that is left out has as many as the next smaller one, and a phone
   * has one.
   */
  columns: GridColumns;
  /** The space between columns, and between rows: the name of a token of `space`. The default is `m`. */
  space?: Space | undefined;
  /** The space between rows where it differs. The default is that of `space`. */
  rowSpace?: Space | undefined;
  /** The element that it renders. The default is `div`. */
  as?: 'div' | 'ul' | 'ol' | undefined;
};

/** Lays its children out in columns of one width. */
export function Grid({
  children,
  columns: { ipad, window },
  space = 'm',
  rowSpace,
  as: Element = 'div',
  ref,
  className,
  ...rest
}: GridProps & Root<'div'>) {
  const look = [gaps[space], rowSpace && rowGaps[rowSpace], ipad && styles.ipad[ipad], window && styles.window[window]];
  return (
    <Element {...rest} ref={ref as never} className={clsx(styles.grid, look, className)}>
      {children}
    </Element>
  );
}
