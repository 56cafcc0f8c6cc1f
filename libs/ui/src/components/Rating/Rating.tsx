import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import sprite from '../Icon/icons.svg?no-inline';
import * as styles from './Rating.css.ts';

type RatingProps = {
  /** The number of filled stars, from 0 to 5. A fraction fills a part of a star. */
  value: number;
  /** The accessible name with the number, such as "4.7 of 5 stars". */
  label: string;
};

/** The places of the stars in a drawing in which each has a side of 24. */
const places = [0, 24, 48, 72, 96];

/** A rating as five stars. They have the size and the colour of the text around them. */
export function Rating({ value, label, className, ...rest }: RatingProps & Root<'svg'>) {
  const stars = places.map((x) => <use key={x} href={`${sprite}#star`} x={x} width="24" />);
  return (
    <svg {...rest} role="img" aria-label={label} viewBox="0 0 120 24" className={clsx(styles.rating, className)}>
      {stars}
      {/* An inner drawing is cut off at its edges. */}
      <svg width={value * 24} fill="currentColor" aria-hidden="true">
        {stars}
      </svg>
    </svg>
  );
}
