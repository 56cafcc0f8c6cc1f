import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Field.css.ts';

type FieldNotesProps = {
  /** The beginning of their ids: the hint's ends with `h`, the error's with `e`. */
  id: string;
  hint: string | undefined;
  error: string | undefined;
  /** The error is not announced by itself. */
  quiet: boolean;
};

/** What stands below a control of a form: its help, and what is wrong. */
export function FieldNotes({ id, hint, error, quiet }: FieldNotesProps) {
  return (
    <>
      {hint && (
        <p id={`${id}h`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <FieldError id={`${id}e`} quiet={quiet}>
          {error}
        </FieldError>
      )}
    </>
  );
}

type FieldErrorProps = {
  id: string;
  /** Whether it is not announced by itself. */
  quiet?: boolean;
  children: ReactNode;
};

/** What is wrong, announced when it appears. */
export function FieldError({ id, quiet = false, children }: FieldErrorProps) {
  return (
    <p id={id} className={styles.error} role={quiet ? undefined : 'alert'}>
      <Icon name="alert" />
      {children}
    </p>
  );
}
