import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { error as wrong } from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { box, label as words, row } from './Checkbox.css.ts';

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: ReactNode;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** A yes or no, with its sentence. */
export function Checkbox({ label, error, id, ...rest }: CheckboxProps) {
  const own = useId();
  const inputId = id ?? own;
  return (
    <div>
      <div className={row}>
        <input {...rest} type="checkbox" id={inputId} className={box} aria-invalid={error ? true : undefined} aria-describedby={error ? `${own}e` : undefined} />
        <label className={words} htmlFor={inputId}>{label}</label>
      </div>
      {error && <p id={`${own}e`} className={wrong} role="alert"><Icon name="alert" />{error}</p>}
    </div>
  );
}
