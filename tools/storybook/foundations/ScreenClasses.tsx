import { breakpoints } from '@kinemorph/ui/theme/breakpoints';
import { useSyncExternalStore } from 'react';
import { modes } from '../modes.ts';
import * as styles from './foundations.css.ts';

const classes = [
  { name: 'mobile', from: 0, to: breakpoints.ipad - 1 },
  { name: 'ipad', from: breakpoints.ipad, to: breakpoints.window - 1 },
  { name: 'window', from: breakpoints.window, to: undefined },
] as const;

function watchWidth(changed: () => void) {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
}

/** The three classes of screens, with a mark on the class of this window. */
export function ScreenClasses() {
  const width = useSyncExternalStore(watchWidth, () => innerWidth);
  return (
    <div className={styles.classes}>
      {classes.map(({ name, from, to }) => (
        <div
          key={name}
          className={`${styles.screenClass} ${width >= from && (to === undefined || width <= to) ? styles.isHere : ''}`}
        >
          <b>{name}</b>
          <span className={styles.mono}>{to === undefined ? `from ${from} px` : `${from} to ${to} px`}</span>
          <span className={styles.mono}>looked at with {modes[name].width} px</span>
        </div>
      ))}
    </div>
  );
}
