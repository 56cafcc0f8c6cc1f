import { PressedButtons } from '../parts/PressedButtons.tsx';
import type { SetQuery } from '../state/address.ts';
import * as viewStyles from '../views/TimelineView.css.ts';
import { HandOut } from './HandOut.tsx';
import { spans, type Range, type SpanName } from './range.ts';
import { clocks, sayDay, type ClockName } from './say-time.ts';

const spanNames: Readonly<Record<SpanName, string>> = {
  day: 'Day',
  week: 'Week',
  month: 'Month',
  quarter: 'Quarter',
  year: 'Year',
};

interface TimelineToolsProps {
  readonly range: Range;
  readonly clock: ClockName;
  readonly set: SetQuery;
  readonly onSpan: (name: SpanName) => void;
}

/** The period of the timeline, and buttons for its length, its time zone and its export. */
export function TimelineTools({ range, clock, set, onSpan }: TimelineToolsProps) {
  const period = `${sayDay(range.from, 'UTC')} – ${sayDay(range.to, 'UTC')}`;
  return (
    <div className={viewStyles.tools}>
      <h1 className={viewStyles.period}>{period}</h1>
      <PressedButtons
        label="Zoom"
        names={spanNames}
        isPressed={(name) => Math.abs((range.to - range.from) / spans[name] - 1) < 0.02}
        onPress={onSpan}
      />
      <PressedButtons
        label="Clock"
        names={clocks}
        isPressed={(name) => name === clock}
        onPress={(name) => set({ clock: name === 'local' ? undefined : name })}
      />
      <HandOut title={`Campaigns · ${period}`} />
    </div>
  );
}
