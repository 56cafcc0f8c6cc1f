import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Root } from '../../props.ts';
import * as styles from './Badge.css.ts';

/** What kind of news a badge brings. */
export type BadgeTone = 'signal' | 'light' | 'sale' | 'neutral';

type BadgeProps = {
  /** What kind of news it is; `neutral` unless given. */
  tone?: BadgeTone | undefined;
  /** One or two words. */
  children: ReactNode;
};

/** A short mark on a product: new, sale, sold out. */
export function Badge({ tone = 'neutral', children, className, ...rest }: BadgeProps & Root<'span'>) {
  return (
    <span {...rest} className={clsx(styles.badge, styles.tones[tone], className)}>
      {children}
    </span>
  );
}
