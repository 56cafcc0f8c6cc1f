import * as appStyles from '../App.css.ts';
import type { SetQuery } from '../state/address.ts';
import * as viewStyles from '../views/TimelineView.css.ts';
import { HandOut } from './HandOut.tsx';
import { spans, type Range, type SpanName } from './range.ts';
import { clocks, sayDay, type ClockName } from './say-time.ts';

interface TimelineToolsProps {
  readonly range: Range;
  readonly clock: ClockName;
  readonly set: SetQuery;
  readonly onSpan: (name: SpanName) => void;
}

/** What the timeline shows, and the buttons for how much of it, on whose clock, and to hand it out. */
export function TimelineTools({ range, clock, set, onSpan }: TimelineToolsProps) {
  const period = `${sayDay(range.from, 'UTC')} – ${sayDay(range.to, 'UTC')}`;
  return (
    <div className={viewStyles.tools}>
      <h1 className={viewStyles.period}>{period}</h1>
      <div className={viewStyles.group} role="group" aria-label="Zoom">
        {(Object.keys(spans) as SpanName[]).map((name) => (
          <button
            key={name}
            type="button"
            className={appStyles.small}
            aria-pressed={Math.abs((range.to - range.from) / spans[name] - 1) < 0.02}
            onClick={() => onSpan(name)}
          >
            {name.charAt(0).toUpperCase() + name.slice(1)}
          </button>
        ))}
      </div>
      <div className={viewStyles.group} role="group" aria-label="Clock">
        {(Object.keys(clocks) as ClockName[]).map((name) => (
          <button
            key={name}
            type="button"
            className={appStyles.small}
            aria-pressed={clock === name}
            onClick={() => set({ clock: name === 'local' ? undefined : name })}
          >
            {clocks[name]}
          </button>
        ))}
      </div>
      <HandOut title={`Campaigns · ${period}`} />
    </div>
  );
}
