'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useScrolledIn } from '../../hooks/scrolled-in.ts';
import type { Root } from '../../props.ts';
import * as styles from './FloatText.css.ts';

type FloatTextProps = {
  /** The animated text. */
  children: ReactNode;
  /** The element that it renders. */
  as?: 'p' | 'span' | 'h2' | 'h3' | undefined;
};

/** A text that moves up into place when it scrolls into view; without JavaScript or motion it is in place at once. */
export function FloatText({ children, as: Element = 'p', ref: given, className, ...rest }: FloatTextProps & Root<'p'>) {
  const ref = useScrolledIn(styles.waiting, given);
  return (
    <Element {...rest} ref={ref} className={clsx(styles.float, className)}>
      {children}
    </Element>
  );
}
