import { clsx } from 'clsx';
import { type InputHTMLAttributes, type Ref, useId } from 'react';
import { error as wrong, field, hint as aside, label as name } from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { picker } from './FileField.css.ts';

type FileFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'defaultValue'> & {
  label: string;
  hint?: string | undefined;
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
    <div className={clsx(field, className)}>
      <label className={name} htmlFor={inputId}>
        {label}
      </label>
      <input
        {...rest}
        id={inputId}
        type="file"
        className={picker}
        aria-invalid={error ? true : undefined}
        aria-describedby={described}
      />
      {hint && (
        <p id={`${own}h`} className={aside}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${own}e`} className={wrong} role={quiet ? undefined : 'alert'}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  );
}
