'use client';

import { clsx } from 'clsx';
import { useId } from 'react';
import type { Root } from '../../props.ts';
import * as visuallyHiddenStyles from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Countdown.css.ts';
import { Digits } from './Digits.tsx';

const parts = ['days', 'hours', 'minutes', 'seconds'] as const;
type Part = (typeof parts)[number];

type CountdownProps = Record<Part, number | null> & {
  /** Title of the countdown, such as "Ends in". */
  title: string;
  /** The units below the figures. */
  labels: Record<Part, string>;
  /** The remaining time as a text; by default, the figures and their labels. */
  text?: string | undefined;
  /**
   * The end as text, such as "Ends on 2 December, 23:59". Announced until the figures are known, and shown if scripting
   * is disabled.
   */
  date?: string | undefined;
  /** Text in place of the countdown once it has ended. */
  ended?: string | undefined;
  /** `compact` is one line, for bars. */
  size?: 'large' | 'compact' | undefined;
};

/** The remaining time of an offer. It has no clock: the figures are props, and null until the time is known. */
export function Countdown({
  title,
  labels,
  text,
  date,
  ended,
  size = 'large',
  days,
  hours,
  minutes,
  seconds,
  className,
  ...rest
}: CountdownProps & Root<'div'>) {
  const id = useId();
  const values = { days, hours, minutes, seconds };
  const known = days !== null && hours !== null && minutes !== null && seconds !== null;
  const words = text ?? (known ? parts.map((part) => `${values[part]} ${labels[part]}`).join(', ') : date);
  const waits = !ended && !known && date !== undefined;
  return (
    // A screen reader can read a timer's remaining time on demand; changes are not announced.
    <div
      {...rest}
      className={clsx(styles.countdown, styles.sizes[size], className)}
      role="timer"
      aria-live="off"
      aria-labelledby={id}
    >
      <p id={id} className={clsx(ended ? styles.ended : styles.title, waits && styles.ticking)}>
        {ended ?? title}
      </p>
      {!ended && <span className={clsx(visuallyHiddenStyles.hidden, waits && styles.date)}>{words}</span>}
      {!ended && (
        <div className={clsx(styles.units, waits && styles.ticking)} aria-hidden="true">
          {parts.map((part) => (
            <span key={part} className={styles.unit}>
              <Digits value={values[part]} />
              <span className={styles.unitLabel}>{labels[part]}</span>
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
