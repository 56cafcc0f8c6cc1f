'use client';

import { clsx } from 'clsx';
import { useState } from 'react';
import { grounds } from '../../theme/grounds.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Shutter.css.ts';

type ShutterProps = { label: string; opens?: string | undefined };

/**
 * Covers the picture of a locked product with half-open plates that show the label and the opening time. If the product
 * unlocks while it is displayed, the plates open with a transition and are then removed.
 */
export function Shutter({ closed }: { closed: ShutterProps | undefined }) {
  const [lifts, setLifts] = useState(closed);
  const shown = closed ?? lifts;
  if (!shown) return null;
  return (
    <div
      className={clsx(styles.shutter, grounds.ink, !closed && styles.lifting)}
      aria-hidden={!closed || undefined}
      onTransitionEnd={() => {
        if (!closed) setLifts(undefined);
      }}
    >
      <div className={styles.words}>
        <span className={styles.lock}>
          <Icon name="lock" />
        </span>
        <p className={styles.label}>{shown.label}</p>
        {shown.opens && <p className={styles.opens}>{shown.opens}</p>}
      </div>
    </div>
  );
}
