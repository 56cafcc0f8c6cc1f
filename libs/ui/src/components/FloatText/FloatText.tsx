import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useScrolledIn } from '../../hooks/scrolled-in.ts';
import type { Root } from '../../props.ts';
import { float, waiting } from './FloatText.css.ts';

type FloatTextProps = { children: ReactNode; as?: 'p' | 'span' | 'h2' | 'h3' | undefined };

/** Words that float up into their place as they scroll in; without JavaScript or motion they simply stand there. */
export function FloatText({ children, as: Element = 'p', ref: given, className, ...rest }: FloatTextProps & Root<'p'>) {
  const ref = useScrolledIn(waiting, given);
  return (
    <Element {...rest} ref={ref as never} className={clsx(float, className)}>
      {children}
    </Element>
  );
}
