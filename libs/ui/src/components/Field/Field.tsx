'use client';

import { clsx } from 'clsx';
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import * as styles from './Field.css.ts';
import { FieldNotes } from './FieldNotes.tsx';

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  /** The visible label, which is also its accessible name. */
  label: string;
  /** Help below the label, which remains visible. */
  hint?: string | undefined;
  /** The error and how to correct it; marks the control as invalid. */
  error?: string | undefined;
  /** Does not announce the error, because a summary of the form does. */
  quiet?: boolean | undefined;
  /** Element at the end of the input, such as a button that changes its content. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** A text input with its label, hint and error. */
export function Field({ label, hint, error, quiet = false, end, id, className, ...rest }: FieldProps) {
  const own = useId();
  const inputId = id ?? own;
  const described = [error && `${own}e`, hint && `${own}h`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={clsx(styles.field, className)}>
      <label className={styles.label} htmlFor={inputId}>
        {label}
      </label>
      <div className={styles.line}>
        <input
          {...rest}
          id={inputId}
          className={styles.input}
          aria-invalid={Boolean(error)}
          aria-describedby={described}
        />
        {end && <div className={styles.end}>{end}</div>}
      </div>
      <FieldNotes id={own} hint={hint} error={error} quiet={quiet} />
    </div>
  );
}
