import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Root } from '../../props.ts';
import * as styles from './Text.css.ts';

type TextProps = {
  /** The words. */
  children: ReactNode;
  /** The step of the type scale. The default is the size of what is around it. */
  size?: 'lead' | 'body' | 'small' | 'label' | undefined;
  /** The colour, on whichever ground it is. The default is the colour of what is around it. */
  tone?: 'soft' | 'accent' | 'danger' | 'success' | undefined;
  /** The element that it renders. The default is `p`. */
  as?: 'p' | 'span' | 'div' | 'dt' | 'dd' | 'li' | undefined;
};

/** Words in a size and a tone of the theme. */
export function Text({ children, size, tone, as: Element = 'p', ref, className, ...rest }: TextProps & Root<'p'>) {
  return (
    <Element
      {...rest}
      ref={ref as never}
      className={clsx(size && styles.sizes[size], tone && styles.tones[tone], className) || undefined}
    >
      {children}
    </Element>
  );
}
