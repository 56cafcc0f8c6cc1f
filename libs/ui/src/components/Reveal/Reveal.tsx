'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useScrolledIn } from '../../hooks/scrolled-in.ts';
import type { Root } from '../../props.ts';
import * as styles from './Reveal.css.ts';

type RevealProps = {
  /** What appears. */
  children: ReactNode;
  /** The element that it renders. */
  as?: 'div' | 'section' | 'li' | 'figure' | undefined;
};

/** Settles its content into place as it scrolls in; without JavaScript or motion it simply stands there. */
export function Reveal({ children, as: Element = 'div', ref: given, className, ...rest }: RevealProps & Root<'div'>) {
  const ref = useScrolledIn(styles.armed, given);
  return (
    <Element {...rest} ref={ref as never} className={clsx(styles.reveal, className)}>
      {children}
    </Element>
  );
}
