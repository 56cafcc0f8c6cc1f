'use client';

import { clsx } from 'clsx';
import { type InputHTMLAttributes, type Ref, useId } from 'react';
import * as fieldStyles from '../Field/Field.css.ts';
import { FieldNotes } from '../Field/FieldNotes.tsx';
import * as styles from './FileField.css.ts';

type FileFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'defaultValue'> & {
  /** The visible label, which is also its accessible name. */
  label: string;
  /** Help below the label, which remains visible. */
  hint?: string | undefined;
  /** The error and how to correct it; marks the control as invalid. */
  error?: string | undefined;
  /** Does not announce the error, because a summary of the form does. */
  quiet?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** A form control for a file from the visitor's device, which can also be dropped on it. */
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
        aria-invalid={Boolean(error)}
        aria-describedby={described}
      />
      <FieldNotes id={own} hint={hint} error={error} quiet={quiet} />
    </div>
  );
}
