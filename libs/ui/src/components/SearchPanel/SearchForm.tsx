'use client';

import { type ComponentProps, useId } from 'react';
import type { Root } from '../../props.ts';
import { Button, type ButtonTone } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './SearchPanel.css.ts';

type SearchFormProps = {
  /** Address of the results page, to which the form sends the query as `q`. */
  action: string;
  /** The accessible name of the field and the label of the button. */
  labels: { field: string; submit: string };
  /** Attributes of the field, such as its value and its description. */
  field?: Omit<ComponentProps<'input'>, 'id' | 'name' | 'type' | 'className'> | undefined;
  /** Called when the form is sent; without it the browser loads the results. */
  onSubmit?: ComponentProps<'form'>['onSubmit'];
  /** The tone of the button; see `Button`. */
  tone?: ButtonTone | undefined;
};

/** A search field for the site. It works without JavaScript: the form loads the results page. */
export function SearchForm({
  action,
  labels,
  field,
  onSubmit,
  tone,
  className,
  ...rest
}: SearchFormProps & Root<'search'>) {
  const id = useId();
  return (
    <search {...rest} className={className}>
      <form className={styles.form} action={action} method="get" onSubmit={onSubmit}>
        <label className={styles.label} htmlFor={id}>
          {labels.field}
        </label>
        <div className={styles.field}>
          <span className={styles.glass}>
            <Icon name="search" />
          </span>
          <input
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={100}
            {...field}
            id={id}
            name="q"
            type="search"
            className={styles.input}
          />
        </div>
        <Button type="submit" tone={tone} className={styles.submit}>
          {labels.submit}
        </Button>
      </form>
    </search>
  );
}
