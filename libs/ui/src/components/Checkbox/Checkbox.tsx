'use client';

import { clsx } from 'clsx';
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { FieldError } from '../Field/FieldNotes.tsx';
import * as styles from './Checkbox.css.ts';

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  /** Label of the box: the consequence of ticking it. */
  label: ReactNode;
  /** The error and how to correct it; marks the control as invalid. */
  error?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** A checkbox with its label. */
export function Checkbox({ label, error, className, ...rest }: CheckboxProps) {
  const errorId = useId();
  return (
    <div className={clsx(className)}>
      <label className={styles.row}>
        <input
          {...rest}
          type="checkbox"
          className={styles.box}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? errorId : undefined}
        />
        <span className={styles.words}>{label}</span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
