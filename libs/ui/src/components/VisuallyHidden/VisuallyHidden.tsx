import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Root } from '../../props.ts';
import { hidden } from './VisuallyHidden.css.ts';

/** Words for those who listen to the page. */
export function VisuallyHidden({ children, className, ...rest }: { children: ReactNode } & Root<'span'>) {
  return (
    <span {...rest} className={clsx(hidden, className)}>
      {children}
    </span>
  );
}
