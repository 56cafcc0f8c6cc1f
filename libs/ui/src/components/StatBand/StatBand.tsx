import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import { Reveal } from '../Reveal/Reveal.tsx';
import { band, figure, sizes, stat, text as line, unit as measure } from './StatBand.css.ts';

type Stat = {
  /** As it is read: "22", "3,000+". */
  number: string;
  unit?: string | undefined;
  text: string;
};

/** How many digits wide a figure is: its points are narrow, and its unit is set at a third of the size. */
function widthOf({ number, unit = '' }: Stat) {
  return number.length - 0.6 * (number.match(/[.,]/g)?.length ?? 0) + unit.length / 3;
}

function sizeOf(stats: readonly Stat[]) {
  const widest = Math.max(...stats.map(widthOf));
  return widest <= 3.4 ? 'short' : widest <= 4.6 ? 'medium' : 'long';
}

/** A product in figures, as large as the page can bear. */
export function StatBand({ stats, className, ...rest }: { stats: readonly Stat[] } & Root<'dl'>) {
  const size = sizes[sizeOf(stats)];
  return (
    <dl {...rest} className={clsx(band, className)}>
      {stats.map(({ number, unit, text }) => (
        <Reveal key={text} className={stat}>
          <dt className={line}>{text}</dt>
          <dd className={clsx(figure, size)}>
            {number}
            {unit && <span className={measure}>{unit}</span>}
          </dd>
        </Reveal>
      ))}
    </dl>
  );
}
