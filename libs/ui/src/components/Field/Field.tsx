import { clsx } from 'clsx';
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { end as atEnd, error as wrong, field, hint as aside, input, label as name, line } from './Field.css.ts';

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  hint?: string | undefined;
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
    <div className={clsx(field, className)}>
      <label className={name} htmlFor={inputId}>
        {label}
      </label>
      <div className={line}>
        <input
          {...rest}
          id={inputId}
          className={input}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
        />
        {end && <div className={atEnd}>{end}</div>}
      </div>
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
