import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import * as styles from './EventTimeline.css.ts';

type Event = {
  /** The time, formatted for the reader: "1 May 2025", "From 30 August". */
  time: string;
  event: string;
  description?: string | undefined;
  current?: boolean | undefined;
};

type EventTimelineProps = {
  /** Accessible name of the list: the result of the events. */
  label: string;
  /** The events, in their order. */
  events: readonly Event[];
};

/** A vertical list of events, such as an order from deposit to delivery. */
export function EventTimeline({ label, events, className, ...rest }: EventTimelineProps & Root<'ol'>) {
  return (
    <ol {...rest} className={clsx(styles.timeline, className)} aria-label={label}>
      {events.map(({ time, event, description, current }) => (
        <li key={time + event} className={styles.event} aria-current={current ? 'step' : undefined}>
          <p className={styles.time}>{time}</p>
          <div className={styles.words}>
            <p className={styles.title}>{event}</p>
            {description && <p className={styles.description}>{description}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
