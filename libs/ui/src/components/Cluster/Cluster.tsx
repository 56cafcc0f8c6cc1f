import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Root } from '../../props.ts';
import { gaps, type Space } from '../../theme/gaps.css.ts';
import * as styles from './Cluster.css.ts';

type ClusterProps = {
  /** The things that are laid out, in the direction of reading. */
  children: ReactNode;
  /** The space between two children and between two rows: the name of a token of `space`. The default is `m`. */
  space?: Space | undefined;
  /**
   * Children of different heights meet at their middle by default, with `start` at their top, with `baseline` on the
   * line of their words.
   */
  align?: 'start' | 'baseline' | undefined;
  /** Puts the first child at the start of the row and the last one at its end. The default is `false`. */
  spread?: boolean | undefined;
  /** Moves children that do not fit to a new row. The default is `true`. */
  wrap?: boolean | undefined;
  /** The element that it renders. The default is `div`. */
  as?: 'div' | 'p' | 'ul' | 'ol' | 'li' | undefined;
};

/** Lays its children out beside each other, each as wide as its content. */
export function Cluster({
  children,
  space = 'm',
  align,
  spread = false,
  wrap = true,
  as: Element = 'div',
  ref,
  className,
  ...rest
}: ClusterProps & Root<'div'>) {
  const look = [gaps[space], align && styles.aligns[align], spread && styles.between, !wrap && styles.unbroken];
  return (
    <Element {...rest} ref={ref as never} className={clsx(styles.cluster, look, className)}>
      {children}
    </Element>
  );
}
