import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import type { Root } from '../../props.ts';
import * as styles from './Quote.css.ts';

/** Customer quotes, side by side. */
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
  /** Text of the quote. */
  comment: string;
  /** Name of the quoted person. */
  commentator: string;
  /** Image of the commentator: an `Icon`, or one or two letters. */
  icon?: string | ReactElement;
};

/** A quote with its commentator. */
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
