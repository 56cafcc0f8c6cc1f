import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './TextBanner.css.ts';

type TextBannerProps = {
  /** Accessible name of the region. */
  name: string;
  /** The text of the banner. */
  label: string;
  /** Address of the link; without it, the banner is plain text. */
  href?: string | undefined;
  /** The colours of the banner. */
  tone: 'signal' | 'ink' | 'cyan';
  /**
   * The end of the countdown. A script with the current time writes the remaining time into `data-left`; until then,
   * the date is shown.
   */
  timer?:
    | { until: number; /** Such as "Ends in". */ label: string; /** Such as "Until 2 December". */ date: string }
    | undefined;
};

/** A line of news above the header. */
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
