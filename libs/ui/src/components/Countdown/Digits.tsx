'use client';

import { clsx } from 'clsx';
import { useState } from 'react';
import * as styles from './Digits.css.ts';

/** One place of a figure. When it changes, the digit before it parts along the seam. */
function Digit({ value }: { value: string }) {
  const [shown, setShown] = useState<{ now: string; before?: string }>({ now: value });
  // Kept from one render to the next, not from one frame to the next: the first digit has none before it.
  if (shown.now !== value) setShown({ now: value, before: shown.now });
  return (
    <span className={styles.digit}>
      {value}
      {shown.before !== undefined && <span key={value} className={styles.leaving} data-before={shown.before} />}
    </span>
  );
}

/**
 * The place of a digit that is not known yet. It is drawn from an attribute, which a script may change before React hydrates the
 * document: attributes are not compared.
 */
function UnknownDigit() {
  return <span className={clsx(styles.digit, styles.unknown)} data-digit="–" suppressHydrationWarning />;
}

/** A figure of at least two places, which are there before it is known. */
export function Digits({ value }: { value: number | null }) {
  const places = value === null ? undefined : Array.from(String(value).padStart(2, '0'));
  return (
    // Figures run from left to right in every script. Places are counted from the end, so that a new one in front leaves the rest alone.
    <span className={styles.digits} dir="ltr">
      {places
        ? places.map((place, index) => <Digit key={places.length - index} value={place} />)
        : [2, 1].map((place) => <UnknownDigit key={`unknown ${place}`} />)}
    </span>
  );
}
