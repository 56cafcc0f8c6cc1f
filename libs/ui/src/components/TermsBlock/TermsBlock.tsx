import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import { Collapse } from '../Collapse/Collapse.tsx';
import * as styles from './TermsBlock.css.ts';

type TermsBlockProps = {
  /** The anchor: a URL with this hash opens the block. */
  id: string;
  /** The title of the terms. */
  title: string;
  /** Its paragraphs, or the entries of its list. */
  content: readonly string[];
  /** Numbers the entries. */
  ordered?: boolean | undefined;
  /** The level of its heading, so that it fits the outline of the page. */
  headingLevel?: 2 | 3 | undefined;
};

/** The full terms, collapsed until a visitor opens them; expanded in print. */
export function TermsBlock({
  title,
  content,
  ordered = false,
  headingLevel = 2,
  ...rest
}: TermsBlockProps & Omit<Root<'details'>, 'id'>) {
  return (
    <Collapse {...rest} label={title} headingLevel={headingLevel}>
      {ordered ? (
        <ol className={clsx(styles.content, styles.ordered)}>
          {content.map((line) => (
            <li key={line} className={styles.term}>
              <span>{line}</span>
            </li>
          ))}
        </ol>
      ) : (
        <div className={styles.content}>
          {content.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </Collapse>
  );
}
