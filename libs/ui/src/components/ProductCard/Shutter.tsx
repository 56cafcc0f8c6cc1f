'use client';

import { clsx } from 'clsx';
import { useState } from 'react';
import { grounds } from '../../theme/grounds.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Shutter.css.ts';

type ShutterProps = { label: string; opens?: string | undefined };

/** What keeps a product shut: plates ajar before its picture, and when they part. One that was shut before the visitor's eyes parts there, and is gone. */
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
