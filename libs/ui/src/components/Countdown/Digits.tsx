'use client';

import { clsx } from 'clsx';
import { useState } from 'react';
import * as styles from './Digits.css.ts';

/** One digit of a figure. When it changes, the previous digit splits along the seam. */
function Digit({ value }: { value: string }) {
  const [shown, setShown] = useState<{ now: string; before?: string }>({ now: value });
  // The previous digit, set while rendering; the first digit has none.
  if (shown.now !== value) setShown({ now: value, before: shown.now });
  return (
    <span className={styles.digit}>
      {value}
      {shown.before !== undefined && <span key={value} className={styles.leaving} data-before={shown.before} />}
    </span>
  );
}

/**
 * A placeholder for an unknown digit. It is drawn from an attribute that a script may change before React hydrates the
 * document, because hydration does not compare attributes here.
 */
function UnknownDigit() {
  return <span className={clsx(styles.digit, styles.unknown)} data-digit="–" suppressHydrationWarning />;
}

/** A figure of at least two digits; placeholders are shown before it is known. */
export function Digits({ value }: { value: number | null }) {
  const places = value === null ? undefined : Array.from(String(value).padStart(2, '0'));
  return (
    // Figures are written from left to right in every script. The keys count from the end, so that an additional first
    // digit does not remount the others.
    <span className={styles.digits} dir="ltr">
      {places
        ? places.map((place, index) => <Digit key={places.length - index} value={place} />)
        : [2, 1].map((place) => <UnknownDigit key={`unknown ${place}`} />)}
    </span>
  );
}
