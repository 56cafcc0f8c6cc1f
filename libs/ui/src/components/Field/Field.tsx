'use client';

import { clsx } from 'clsx';
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import * as styles from './Field.css.ts';
import { FieldNotes } from './FieldNotes.tsx';

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  /** The visible label, which is also its accessible name. */
  label: string;
  /** Help that stays visible, below the label. */
  hint?: string | undefined;
  /** What is wrong and how to correct it; marks the control as invalid. */
  error?: string | undefined;
  /** The error is not announced by itself: a summary of the form tells it. */
  quiet?: boolean | undefined;
  /** Stands at the end of the input: a button that works on what is in it. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** One line of a form: its label, its input, and what is wrong with it. */
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
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
        />
        {end && <div className={styles.end}>{end}</div>}
      </div>
      <FieldNotes id={own} hint={hint} error={error} quiet={quiet} />
    </div>
  );
}
