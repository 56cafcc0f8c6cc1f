import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import { description as line, event as entry, time as when, timeline, title, words } from './EventTimeline.css.ts';

type Event = {
  /** As it is read: "1 May 2025", "From 30 August". */
  time: string;
  event: string;
  description?: string | undefined;
  current?: boolean | undefined;
};

type EventTimelineProps = {
  /** What the events lead to, spoken before the list. */
  label: string;
  events: readonly Event[];
};

/** What happens when, down the page: an order's way from deposit to doorstep. */
export function EventTimeline({ label, events, className, ...rest }: EventTimelineProps & Root<'ol'>) {
  return (
    <ol {...rest} className={clsx(timeline, className)} aria-label={label}>
      {events.map(({ time, event, description, current }) => (
        <li key={time + event} className={entry} aria-current={current ? 'step' : undefined}>
          <p className={when}>{time}</p>
          <div className={words}>
            <p className={title}>{event}</p>
            {description && <p className={line}>{description}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
