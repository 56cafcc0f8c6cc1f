import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import type { Root } from '../../props.ts';
import { comment as words, list, mark, quote, who } from './Quote.css.ts';

/** What others say, side by side. */
export function QuoteList({ children, className, ...rest }: { children: ReactNode } & Root<'div'>) {
  return (
    <div {...rest} className={clsx(list, className)}>
      {children}
    </div>
  );
}

type QuoteProps = {
  comment: string;
  commentator: string;
  /** Stands for the commentator: an `Icon`, or one or two letters. */
  icon?: string | ReactElement;
};

/** What one of them says. */
export function Quote({ comment, commentator, icon, className, ...rest }: QuoteProps & Root<'figure'>) {
  return (
    <figure {...rest} className={clsx(quote, className)}>
      <blockquote className={words}>
        <p>{comment}</p>
      </blockquote>
      <figcaption className={who}>
        {icon && (
          <span className={mark} aria-hidden="true">
            {icon}
          </span>
        )}
        {commentator}
      </figcaption>
    </figure>
  );
}
