import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import { Reveal } from '../Reveal/Reveal.tsx';
import * as styles from './StatBand.css.ts';

type Stat = {
  /** The figure, formatted for the reader: "22", "3,000+". */
  number: string;
  unit?: string | undefined;
  text: string;
};

/** Returns the width of a figure in digits: its points are narrow, and its unit has a third of the size. */
function widthOf({ number, unit = '' }: Stat) {
  return number.length - 0.6 * (number.match(/[.,]/g)?.length ?? 0) + unit.length / 3;
}

function sizeOf(stats: readonly Stat[]) {
  const widest = Math.max(...stats.map(widthOf));
  if (widest <= 3.4) return 'short';
  if (widest <= 4.6) return 'medium';
  return widest <= 6 ? 'long' : 'longest';
}

/** Figures of a product in the largest type that fits. */
export function StatBand({
  stats,
  className,
  ...rest
}: {
  /** The figures, each with its unit and its label. */
  stats: readonly Stat[];
} & Root<'dl'>) {
  const size = styles.sizes[sizeOf(stats)];
  return (
    <dl {...rest} className={clsx(styles.band, className)}>
      {stats.map(({ number, unit, text }) => (
        <Reveal key={text} className={styles.stat}>
          <dt className={styles.text}>{text}</dt>
          <dd className={clsx(styles.figure, size)}>
            {number}
            {unit && <span className={styles.unit}>{unit}</span>}
          </dd>
        </Reveal>
      ))}
    </dl>
  );
}
