import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import * as styles from './Icon.css.ts';
import sprite from './icons.svg?no-inline';
import type { IconName } from './names.ts';

export type { IconName } from './names.ts';

/** Icons that point in the reading direction and are mirrored from right to left. */
const directed = /^(arrow-|chevron-(left|right)$|logout$|return$|truck$)/;

/** An icon beside a text. It is hidden from screen readers, so its parent element must have the accessible name. */
export function Icon({
  name,
  filled = false,
  className,
  ...rest
}: {
  /** Name of the icon; `iconNames` lists them. */
  name: IconName;
  /** Fills a closed outline such as a star. An icon with strokes inside its outline becomes a blot. */
  filled?: boolean;
} & Root<'svg'>) {
  return (
    <svg
      {...rest}
      className={clsx(styles.icon, filled && styles.filled, directed.test(name) && styles.turning, className)}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
