import { clsx } from 'clsx';
import { type InputHTMLAttributes, useId } from 'react';
import type { Root } from '../../props.ts';
import { error as wrong, hint as aside } from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import { card, cards, group, image, legend, picture as scene, radio, row, words } from './RadioCards.css.ts';

/** One answer. Its picture only shows what its words say, so it needs no words of its own. */
export type RadioCard = { value: string; label: string; picture?: PictureData | undefined };

type RadioCardsProps = Omit<Root<'fieldset'>, 'onChange'> &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'required' | 'onChange' | 'disabled'> & {
    label: string;
    /** The name that the answers share: without one they would not exclude each other. */
    name: string;
    options: readonly RadioCard[];
    hint?: string | undefined;
    error?: string | undefined;
    /** The error is not announced by itself: a summary of the form tells it. */
    quiet?: boolean | undefined;
    /** The id of the first answer, to which a summary of errors leads. */
    firstId?: string | undefined;
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
    <fieldset {...rest} className={clsx(group, className)} aria-describedby={described} disabled={disabled}>
      <legend className={legend}>{label}</legend>
      <div className={cards}>
        {options.map(({ value, label: text, picture }, index) => (
          <label key={value} className={card}>
            {picture && (
              <Picture
                picture={picture}
                sizes="(min-width: 768px) 10rem, 3.5rem"
                className={scene}
                imageClass={image}
              />
            )}
            <span className={row}>
              <input
                type="radio"
                id={index === 0 ? firstId : undefined}
                className={radio}
                name={name}
                value={value}
                required={required}
                defaultChecked={defaultValue === value || undefined}
                onChange={onChange}
                aria-invalid={error ? true : undefined}
              />
              <span className={words}>{text}</span>
            </span>
          </label>
        ))}
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
    </fieldset>
  );
}
