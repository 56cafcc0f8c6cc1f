import type { ReactNode } from 'react';
import { comment as words, list, mark, quote, who } from './Quote.css.ts';

/** What the press says, side by side. */
export function QuoteList({ children }: { children: ReactNode }) {
  return <div className={list}>{children}</div>;
}

type QuoteProps = {
  comment: string;
  commentator: string;
  /** One or two letters that stand for the commentator. */
  icon?: string | undefined;
};

/** One voice of the press. */
export function Quote({ comment, commentator, icon }: QuoteProps) {
  return (
    <figure className={quote}>
      <blockquote className={words}><p>{comment}</p></blockquote>
      <figcaption className={who}>
        {icon && <span className={mark} aria-hidden="true">{icon}</span>}
        {commentator}
      </figcaption>
    </figure>
  );
}
