import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Root } from '../../props.ts';
import { grounds } from '../../theme/grounds.css.ts';
import { Actions, type LinkAction } from '../Actions/Actions.tsx';
import { code as numeral, copy, empty, text as line, title as name, ways } from './EmptyState.css.ts';

type EmptyStateProps = {
  title: string;
  text?: string | undefined;
  actions?: readonly LinkAction[] | undefined;
  /** A numeral such as 404, which splits along its seam. */
  code?: string | undefined;
  /** Between the text and the actions: a form. */
  children?: ReactNode;
};

/** Nothing here, said with care and a way on. */
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
    <section {...rest} className={clsx(empty, grounds.ink, className)}>
      {code && <p className={numeral} data-code={code} aria-hidden="true" />}
      <div className={copy}>
        <h1 className={name}>{title}</h1>
        {text && <p className={line}>{text}</p>}
        {children}
        <Actions actions={actions} size="large" className={ways} />
      </div>
    </section>
  );
}
