import { clsx } from 'clsx';
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { error as wrong } from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { box, row, words } from './Checkbox.css.ts';

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: ReactNode;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** A yes or no, with its sentence. */
export function Checkbox({ label, error, className, ...rest }: CheckboxProps) {
  const errorId = useId();
  return (
    <div className={clsx(className)}>
      <label className={row}>
        <input
          {...rest}
          type="checkbox"
          className={box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span className={words}>{label}</span>
      </label>
      {error && (
        <p id={errorId} className={wrong} role="alert">
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  );
}
