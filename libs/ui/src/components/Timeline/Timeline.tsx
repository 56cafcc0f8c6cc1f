import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Timeline.css.ts';

/** Position of a stage relative to the current time. */
export type StageState = 'past' | 'current' | 'next';

type Stage = {
  /** "\n" breaks the line. */
  title: string;
  /** The period, formatted for the reader: "14–21 November". */
  date: string;
  text?: string | undefined;
  state: StageState;
};

type TimelineProps = {
  /** Accessible name of the list. */
  label: string;
  /** How each state is announced. */
  labels: Record<StageState, string>;
  /** The stages, in their order. */
  stages: readonly Stage[];
};

/** The stages of a campaign on one rail, with the current one highlighted. */
export function Timeline({ label, labels, stages, className, ...rest }: TimelineProps & Root<'ol'>) {
  return (
    <ol {...rest} className={clsx(styles.timeline, className)} aria-label={label}>
      {stages.map(({ title, date, text, state }) => (
        <li
          key={title}
          className={clsx(styles.stage, styles.states[state])}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={clsx(styles.marker, styles.markers[state])}>
            {state === 'past' && <Icon name="check" />}
          </span>
          <p className={styles.date}>{date}</p>
          <p className={styles.title}>
            {title}
            <VisuallyHidden> ({labels[state]})</VisuallyHidden>
          </p>
          {text && <p className={styles.text}>{text}</p>}
        </li>
      ))}
    </ol>
  );
}
