'use client';

import { type ComponentProps, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Field } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './PasswordField.css.ts';

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'end'> & {
  /** What the button at the end does, in words. */
  showLabel: string;
  /** The name of the same button while the password is shown. */
  hideLabel: string;
};

/** A `Field` for a password, which can be looked at while it is typed. */
export function PasswordField({ showLabel, hideLabel, ref, ...rest }: PasswordFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const [shown, setShown] = useState(false);

  // A browser keeps what is sent from a plain field for its suggestions, and leaves it in sight.
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <Field
      {...rest}
      ref={input}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <button
          type="button"
          className={styles.toggle}
          aria-label={shown ? hideLabel : showLabel}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
        </button>
      }
    />
  );
}
