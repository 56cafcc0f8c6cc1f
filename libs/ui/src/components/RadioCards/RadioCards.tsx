'use client';

import { clsx } from 'clsx';
import { type InputHTMLAttributes, useId } from 'react';
import type { Root } from '../../props.ts';
import { FieldNotes } from '../Field/FieldNotes.tsx';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import * as styles from './RadioCards.css.ts';

/** One answer. Its picture only shows what its words say, so it needs no words of its own. */
export type RadioCard = { value: string; label: string; picture?: PictureData | undefined };

type RadioCardsProps = Omit<Root<'fieldset'>, 'onChange'> &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'required' | 'onChange' | 'disabled'> & {
    /** The question, which is also the accessible name of the group. */
    label: string;
    /** The name that the answers share: without one they would not exclude each other. */
    name: string;
    /** The answers, in their order. */
    options: readonly RadioCard[];
    /** Help that stays visible, below the label. */
    hint?: string | undefined;
    /** What is wrong and how to correct it; marks the control as invalid. */
    error?: string | undefined;
    /** The error is not announced by itself: a summary of the form tells it. */
    quiet?: boolean | undefined;
    /** The id of the first answer, to which a summary of errors leads. */
    firstId?: string | undefined;
    /** The answer that is chosen at first. */
    defaultValue?: string | undefined;
  };

/** One of several answers, each a card with its picture. */
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
            aria-invalid={error ? true : undefined}
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
