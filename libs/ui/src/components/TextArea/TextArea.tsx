import { clsx } from 'clsx';
import { type Ref, type TextareaHTMLAttributes, useId } from 'react';
import { error as wrong, field, hint as aside, input, label as name } from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { area } from './TextArea.css.ts';

type TextAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'children'> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** The error is not announced by itself: a summary of the form tells it. */
  quiet?: boolean | undefined;
  ref?: Ref<HTMLTextAreaElement> | undefined;
};

/** Several lines of text in a form: a message, an address. */
export function TextArea({ label, hint, error, quiet = false, id, className, ...rest }: TextAreaProps) {
  const own = useId();
  const areaId = id ?? own;
  const described = [error && `${own}e`, hint && `${own}h`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={clsx(field, className)}>
      <label className={name} htmlFor={areaId}>
        {label}
      </label>
      <textarea
        {...rest}
        id={areaId}
        className={clsx(input, area)}
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
