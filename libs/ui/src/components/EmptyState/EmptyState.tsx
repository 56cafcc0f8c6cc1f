import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Root } from '../../props.ts';
import { grounds } from '../../theme/grounds.css.ts';
import { Actions, type LinkAction } from '../Actions/Actions.tsx';
import * as styles from './EmptyState.css.ts';

type EmptyStateProps = {
  /** Title that names the missing content. */
  title: string;
  /** The reason, or what to do instead. */
  text?: string | undefined;
  /** Links to other pages. */
  actions?: readonly LinkAction[] | undefined;
  /** A number such as 404, which splits along its seam. */
  code?: string | undefined;
  /** Between the text and the actions: a form. */
  children?: ReactNode;
};

/** A friendly message in place of missing content, with links to continue. */
export function EmptyState({
  title,
  text,
  actions = [],
  code,
  children,
  className,
  ...rest
}: EmptyStateProps & Root<'section'>) {
  return (
    <section {...rest} className={clsx(styles.empty, grounds.ink, className)}>
      {code && <p className={styles.code} data-code={code} aria-hidden="true" />}
      <div className={styles.copy}>
        <h1 className={styles.title}>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
        {children}
        <Actions actions={actions} size="large" className={styles.ways} />
      </div>
    </section>
  );
}
