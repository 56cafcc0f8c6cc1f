import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Root } from '../../props.ts';
import * as styles from './Heading.css.ts';

type HeadingProps = {
  /** The words. In the sizes `giant`, `hero` and `title`, "\n" breaks the line. */
  children: ReactNode;
  /** The level in the outline of the page. With `none` it is a paragraph that looks like a heading. */
  level: 1 | 2 | 3 | 4 | 'none';
  /** The step of the type scale, independent of the level; `small` is below `heading`. The default is `heading`. */
  size?: 'giant' | 'hero' | 'title' | 'heading' | 'small' | undefined;
};

/** A heading: its level says where it belongs in the outline, its size how it looks. */
export function Heading({ children, level, size = 'heading', className, ...rest }: HeadingProps & Root<'h2'>) {
  const Element = level === 'none' ? 'p' : (`h${level}` as const);
  return (
    <Element {...rest} className={clsx(styles.sizes[size], className)}>
      {children}
    </Element>
  );
}
