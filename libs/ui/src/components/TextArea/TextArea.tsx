'use client';

import { clsx } from 'clsx';
import { type Ref, type TextareaHTMLAttributes, useId } from 'react';
import * as fieldStyles from '../Field/Field.css.ts';
import { FieldNotes } from '../Field/FieldNotes.tsx';
import * as styles from './TextArea.css.ts';

type TextAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'children'> & {
  /** The visible label, which is also its accessible name. */
  label: string;
  /** Help below the label, which remains visible. */
  hint?: string | undefined;
  /** The error and how to correct it; marks the control as invalid. */
  error?: string | undefined;
  /** Does not announce the error, because a summary of the form does. */
  quiet?: boolean | undefined;
  ref?: Ref<HTMLTextAreaElement> | undefined;
};

/** Several lines of text in a form: a message, an address. */
export function TextArea({ label, hint, error, quiet = false, id, className, ...rest }: TextAreaProps) {
  const own = useId();
  const areaId = id ?? own;
  const described = [error && `${own}e`, hint && `${own}h`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={clsx(fieldStyles.field, className)}>
      <label className={fieldStyles.label} htmlFor={areaId}>
        {label}
      </label>
      <textarea
        {...rest}
        id={areaId}
        className={clsx(fieldStyles.input, styles.area)}
        aria-invalid={Boolean(error)}
        aria-describedby={described}
      />
      <FieldNotes id={own} hint={hint} error={error} quiet={quiet} />
    </div>
  );
}
