'use client';

import { clsx } from 'clsx';
import { type InputHTMLAttributes, useId } from 'react';
import type { Root } from '../../props.ts';
import { FieldNotes } from '../Field/FieldNotes.tsx';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import * as styles from './RadioCards.css.ts';

/** One answer. Its picture shows only what the label says, so it needs no alternative text. */
export type RadioCard = { value: string; label: string; picture?: PictureData | undefined };

type RadioCardsProps = Omit<Root<'fieldset'>, 'onChange'> &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'required' | 'onChange' | 'disabled'> & {
    /** The question, which is also the accessible name of the group. */
    label: string;
    /** Form name of the group: without it, several answers could be selected. */
    name: string;
    /** The answers, in their order. */
    options: readonly RadioCard[];
    /** Help below the label, which remains visible. */
    hint?: string | undefined;
    /** The error and how to correct it; marks the control as invalid. */
    error?: string | undefined;
    /** Does not announce the error, because a summary of the form does. */
    quiet?: boolean | undefined;
    /** Id of the first answer, the target of a link in a summary of errors. */
    firstId?: string | undefined;
    /** The answer that is chosen at first. */
    defaultValue?: string | undefined;
  };

/** A group of radio buttons, each a card with its picture. */
export function RadioCards({
  label,
  name,
  options,
  hint,
  error,
  quiet = false,
  firstId,
  defaultValue,
  required,
  onChange,
  disabled,
  className,
  ...rest
}: RadioCardsProps) {
  const own = useId();
  const described = [error && `${own}e`, hint && `${own}h`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset {...rest} className={clsx(styles.group, className)} aria-describedby={described} disabled={disabled}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.cards}>
        {options.map(({ value, label: text, picture }, index) => (
          <Card
            key={value}
            value={value}
            label={text}
            picture={picture}
            id={index === 0 ? firstId : undefined}
            name={name}
            required={required}
            defaultChecked={defaultValue === value || undefined}
            onChange={onChange}
            aria-invalid={Boolean(error)}
          />
        ))}
      </div>
      <FieldNotes id={own} hint={hint} error={error} quiet={quiet} />
    </fieldset>
  );
}

function Card({ id, label, picture, ...input }: RadioCard & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className={styles.card}>
      {picture && (
        <Picture
          picture={picture}
          sizes="(min-width: 48em) 10rem, 3.5rem"
          className={styles.picture}
          imageClass={styles.image}
        />
      )}
      <span className={styles.row}>
        <input type="radio" id={id} className={styles.radio} {...input} />
        <span className={styles.words}>{label}</span>
      </span>
    </label>
  );
}
