import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Root } from '../../props.ts';
import * as styles from './Badge.css.ts';

/** The kinds of news, each with its colours. */
export type BadgeTone = 'signal' | 'light' | 'sale' | 'neutral';

type BadgeProps = {
  /** The kind of news; `neutral` by default. */
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
