import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Root } from '../../props.ts';
import * as styles from './VisuallyHidden.css.ts';

/** Text for screen readers only. */
export function VisuallyHidden({
  children,
  className,
  ...rest
}: {
  /** The text that only screen readers get. */
  children: ReactNode;
} & Root<'span'>) {
  return (
    <span {...rest} className={clsx(styles.hidden, className)}>
      {children}
    </span>
  );
}
