import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './TextBanner.css.ts';

type TextBannerProps = {
  /** What a screen reader calls the place. */
  name: string;
  /** The text of the banner. */
  label: string;
  /** Where the banner leads; without it, it is no link. */
  href?: string | undefined;
  /** The colours of the banner. */
  tone: 'signal' | 'ink' | 'cyan';
  /** What it counts down to. A script that knows the time writes what is left into `data-left`, and until then the date stands there. */
  timer?:
    | { until: number; /** Such as "Ends in". */ label: string; /** Such as "Until 2 December". */ date: string }
    | undefined;
};

/** One line of news above the header. */
export function TextBanner({ name, label, href, tone, timer, ...rest }: TextBannerProps & Root<'aside'>) {
  const look = clsx(styles.banner, styles.tones[tone]);
  const words = (
    <>
      {label}
      {timer && (
        <span className={styles.time} data-time-left={timer.until} data-label={timer.label}>
          <span className={styles.date}>{timer.date}</span>
        </span>
      )}
    </>
  );
  return (
    <aside {...rest} aria-label={name}>
      {href ? (
        <a className={look} href={href}>
          {words}
          <Icon name="arrow-right" />
        </a>
      ) : (
        <p className={look}>{words}</p>
      )}
    </aside>
  );
}
