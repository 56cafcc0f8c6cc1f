import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import type { Root } from '../../props.ts';
import * as styles from './Quote.css.ts';

/** What others say, side by side. */
export function QuoteList({
  children,
  className,
  ...rest
}: {
  /** The `Quote` elements. */
  children: ReactNode;
} & Root<'div'>) {
  return (
    <div {...rest} className={clsx(styles.list, className)}>
      {children}
    </div>
  );
}

type QuoteProps = {
  /** What was said. */
  comment: string;
  /** Who said it. */
  commentator: string;
  /** Stands for the commentator: an `Icon`, or one or two letters. */
  icon?: string | ReactElement;
};

/** What one of them says. */
export function Quote({ comment, commentator, icon, className, ...rest }: QuoteProps & Root<'figure'>) {
  return (
    <figure {...rest} className={clsx(styles.quote, className)}>
      <blockquote className={styles.comment}>
        <p>{comment}</p>
      </blockquote>
      <figcaption className={styles.who}>
        {icon && (
          <span className={styles.mark} aria-hidden="true">
            {icon}
          </span>
        )}
        {commentator}
      </figcaption>
    </figure>
  );
}
