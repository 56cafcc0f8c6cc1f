'use client';

import { clsx } from 'clsx';
import { type InputHTMLAttributes, type Ref, useId } from 'react';
import * as fieldStyles from '../Field/Field.css.ts';
import { FieldNotes } from '../Field/FieldNotes.tsx';
import * as styles from './FileField.css.ts';

type FileFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'defaultValue'> & {
  /** The visible label, which is also its accessible name. */
  label: string;
  /** Help that stays visible, below the label. */
  hint?: string | undefined;
  /** What is wrong and how to correct it; marks the control as invalid. */
  error?: string | undefined;
  /** The error is not announced by itself: a summary of the form tells it. */
  quiet?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** One line of a form: a file from the visitor's device. A file can also be dropped on it. */
export function FileField({ label, hint, error, quiet = false, id, className, ...rest }: FileFieldProps) {
  const own = useId();
  const inputId = id ?? own;
  const described = [error && `${own}e`, hint && `${own}h`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={clsx(fieldStyles.field, className)}>
      <label className={fieldStyles.label} htmlFor={inputId}>
        {label}
      </label>
      <input
        {...rest}
        id={inputId}
        type="file"
        className={styles.picker}
        aria-invalid={error ? true : undefined}
        aria-describedby={described}
      />
      <FieldNotes id={own} hint={hint} error={error} quiet={quiet} />
    </div>
  );
}
