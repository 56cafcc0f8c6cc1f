import { clsx } from 'clsx';
import { type InputHTMLAttributes, type Ref, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { error as wrong, field, hint as aside, input, label as name } from './Field.css.ts';

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** One line of a form: its label, its input, and what is wrong with it. */
export function Field({ label, hint, error, id, className, ...rest }: FieldProps) {
  const own = useId();
  const inputId = id ?? own;
  const described = [error && `${own}e`, hint && `${own}h`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={clsx(field, className)}>
      <label className={name} htmlFor={inputId}>{label}</label>
      <input {...rest} id={inputId} className={input} aria-invalid={error ? true : undefined} aria-describedby={described} />
      {hint && <p id={`${own}h`} className={aside}>{hint}</p>}
      {error && <p id={`${own}e`} className={wrong} role="alert"><Icon name="alert" />{error}</p>}
    </div>
  );
}
