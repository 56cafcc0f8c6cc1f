import { clsx } from 'clsx';
import { useState } from 'react';
import { grounds } from '../../theme/grounds.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { label as name, lifting, lock, opens as date, shutter, words } from './Shutter.css.ts';

type ShutterProps = { label: string; opens?: string | undefined };

/** What keeps a product shut: plates closed across its picture, and when they part. One that was shut before the visitor's eyes parts there, and is gone. */
export function Shutter({ closed }: { closed: ShutterProps | undefined }) {
  const [lifts, setLifts] = useState(closed);
  const shown = closed ?? lifts;
  if (!shown) return null;
  return (
    <div
      className={clsx(shutter, grounds.ink, !closed && lifting)}
      aria-hidden={!closed || undefined}
      onTransitionEnd={() => {
        if (!closed) setLifts(undefined);
      }}
    >
      <span className={lock}>
        <Icon name="lock" />
      </span>
      <div className={words}>
        <p className={name}>{shown.label}</p>
        {shown.opens && <p className={date}>{shown.opens}</p>}
      </div>
    </div>
  );
}
