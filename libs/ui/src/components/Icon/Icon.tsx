import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import * as styles from './Icon.css.ts';
import sprite from './icons.svg?no-inline';
import type { IconName } from './names.ts';

export type { IconName } from './names.ts';

/** Drawings with a way forward. */
const directed = /^(arrow-|chevron-(left|right)$|logout$|return$|truck$)/;

/** A drawing beside a word; it is silent, so whatever holds it carries the name. */
export function Icon({
  name,
  className,
  ...rest
}: {
  /** Which icon; `iconNames` lists them. */
  name: IconName;
} & Root<'svg'>) {
  return (
    <svg
      {...rest}
      className={clsx(styles.icon, directed.test(name) && styles.turning, className)}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
