'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useScrolledIn } from '../../hooks/scrolled-in.ts';
import type { Root } from '../../props.ts';
import * as styles from './FloatText.css.ts';

type FloatTextProps = {
  /** The words. */
  children: ReactNode;
  /** The element that it renders. */
  as?: 'p' | 'span' | 'h2' | 'h3' | undefined;
};

/** Words that float up into their place as they scroll in; without JavaScript or motion they simply stand there. */
export function FloatText({ children, as: Element = 'p', ref: given, className, ...rest }: FloatTextProps & Root<'p'>) {
  const ref = useScrolledIn(styles.waiting, given);
  return (
    <Element {...rest} ref={ref} className={clsx(styles.float, className)}>
      {children}
    </Element>
  );
}
