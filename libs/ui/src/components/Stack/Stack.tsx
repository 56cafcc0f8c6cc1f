import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Root } from '../../props.ts';
import { gaps, type Space } from '../../theme/gaps.css.ts';
import * as styles from './Stack.css.ts';

export type { Space } from '../../theme/gaps.css.ts';

type StackProps = {
  /** The things that are laid out, from top to bottom. */
  children: ReactNode;
  /** The space between two children: the name of a token of `space`. The default is `m`. */
  space?: Space | undefined;
  /** Children are as wide as the stack by default; with `start` and `center` they are as wide as their content. */
  align?: 'start' | 'center' | undefined;
  /** The element that it renders. The default is `div`. */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'li' | 'dl' | 'span' | undefined;
};

/** Lays its children out below each other, with one space between them. */
export function Stack({
  children,
  space = 'm',
  align,
  as: Element = 'div',
  ref,
  className,
  ...rest
}: StackProps & Root<'div'>) {
  return (
    <Element
      {...rest}
      ref={ref as never}
      className={clsx(styles.stack, gaps[space], align && styles.aligns[align], className)}
    >
      {children}
    </Element>
  );
}
