'use client';

import { clsx } from 'clsx';
import { type Ref, type SelectHTMLAttributes, useId } from 'react';
import * as fieldStyles from '../Field/Field.css.ts';
import { FieldNotes } from '../Field/FieldNotes.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Select.css.ts';

/** One answer. Its value must not be empty: the empty value means no answer. */
export type SelectOption = { value: string; label: string; disabled?: boolean | undefined };

/** Answers under a common name. */
export type SelectGroup = { label: string; options: readonly SelectOption[] };

type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children' | 'multiple' | 'size'> & {
  /** The visible label, which is also its accessible name. */
  label: string;
  /** The options, in their order; a group names those in it. */
  options: readonly (SelectOption | SelectGroup)[];
  /** Shown until an answer is selected; it can't be selected itself. */
  placeholder?: string | undefined;
  /** Help below the label, which remains visible. */
  hint?: string | undefined;
  /** The error and how to correct it; marks the control as invalid. */
  error?: string | undefined;
  /** Does not announce the error, because a summary of the form does. */
  quiet?: boolean | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
};

function Option({ value, label, disabled }: SelectOption) {
  return (
    <option value={value} disabled={disabled}>
      {label}
    </option>
  );
}

/** A labelled native select, for one of several answers. */
export function Select({
  label,
  options,
  placeholder,
  hint,
  error,
  quiet = false,
  id,
  className,
  value,
  defaultValue,
  ...rest
}: SelectProps) {
  const own = useId();
  const selectId = id ?? own;
  const described = [error && `${own}e`, hint && `${own}h`].filter(Boolean).join(' ') || undefined;
  const chosen =
    value === undefined ? { defaultValue: defaultValue ?? (placeholder === undefined ? undefined : '') } : { value };
  return (
    <div className={clsx(fieldStyles.field, className)}>
      <label className={fieldStyles.label} htmlFor={selectId}>
        {label}
      </label>
      <div className={styles.box}>
        <select
          {...rest}
          {...chosen}
          id={selectId}
          className={clsx(fieldStyles.input, styles.select)}
          aria-invalid={Boolean(error)}
          aria-describedby={described}
        >
          {placeholder !== undefined && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((entry) =>
            'options' in entry ? (
              <optgroup key={entry.label} label={entry.label}>
                {entry.options.map((option) => (
                  <Option key={option.value} {...option} />
                ))}
              </optgroup>
            ) : (
              <Option key={entry.value} {...entry} />
            ),
          )}
        </select>
        <span className={styles.arrow}>
          <Icon name="chevron-down" />
        </span>
      </div>
      <FieldNotes id={own} hint={hint} error={error} quiet={quiet} />
    </div>
  );
}
