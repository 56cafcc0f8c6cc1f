import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useScrolledIn } from '../../hooks/scrolled-in.ts';
import type { Root } from '../../props.ts';
import { armed, reveal } from './Reveal.css.ts';

type RevealProps = { children: ReactNode; as?: 'div' | 'section' | 'li' | 'figure' | undefined };

/** Settles its content into place as it scrolls in; without JavaScript or motion it simply stands there. */
export function Reveal({ children, as: Element = 'div', ref: given, className, ...rest }: RevealProps & Root<'div'>) {
  const ref = useScrolledIn(armed, given);
  return (
    <Element {...rest} ref={ref as never} className={clsx(reveal, className)}>
      {children}
    </Element>
  );
}
