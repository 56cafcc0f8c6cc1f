import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Field.css.ts';

type FieldNotesProps = {
  /** The beginning of their ids: the hint's ends with `h`, the error's with `e`. */
  id: string;
  hint: string | undefined;
  error: string | undefined;
  /** True if the error is not announced when it appears. */
  quiet: boolean;
};

/** The hint and the error below a form control. */
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
  /** True if the error is not announced when it appears. */
  quiet?: boolean;
  children: ReactNode;
};

/** An error, announced when it appears. */
export function FieldError({ id, quiet = false, children }: FieldErrorProps) {
  return (
    <p id={id} className={styles.error} role={quiet ? undefined : 'alert'}>
      <Icon name="alert" />
      {children}
    </p>
  );
}
