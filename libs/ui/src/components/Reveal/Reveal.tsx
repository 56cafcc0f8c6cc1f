'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useScrolledIn } from '../../hooks/scrolled-in.ts';
import type { Root } from '../../props.ts';
import * as styles from './Reveal.css.ts';

type RevealProps = {
  /** The animated content. */
  children: ReactNode;
  /** The element that it renders. */
  as?: 'div' | 'section' | 'li' | 'figure' | undefined;
};

/** Animates its content into place when it scrolls into view; without JavaScript or motion it is in place at once. */
export function Reveal({ children, as: Element = 'div', ref: given, className, ...rest }: RevealProps & Root<'div'>) {
  const ref = useScrolledIn(styles.armed, given);
  return (
    <Element {...rest} ref={ref as never} className={clsx(styles.reveal, className)}>
      {children}
    </Element>
  );
}
