import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Root } from '../../props.ts';
import { badge, tones } from './Badge.css.ts';

/** What kind of news a badge brings. */
export type BadgeTone = 'signal' | 'light' | 'sale' | 'neutral';

type BadgeProps = { tone?: BadgeTone | undefined; children: ReactNode };

/** A short mark on a product: new, sale, sold out. */
export function Badge({ tone = 'neutral', children, className, ...rest }: BadgeProps & Root<'span'>) {
  return (
    <span {...rest} className={clsx(badge, tones[tone], className)}>
      {children}
    </span>
  );
}
