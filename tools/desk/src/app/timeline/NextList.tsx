import type { Instant } from '@kinemorph/content/time';
import { memo, useMemo } from 'react';
import type { Bar, DeskRegion } from '../../api.ts';
import { timeLeft } from '../../time/time-left.ts';
import * as appStyles from '../App.css.ts';
import { follow, instantParam } from '../state/address.ts';
import * as viewStyles from '../views/TimelineView.css.ts';
import { grouped } from './lanes.ts';
import { upcoming } from './next.ts';
import { sayInstant, zoneOf, type ClockName } from './say-time.ts';

const most = 12;

interface NextListProps {
  readonly bars: readonly Bar[];
  readonly regions: readonly DeskRegion[];
  readonly after: Instant;
  readonly isNow: boolean;
  readonly clock: ClockName;
}

/** A list of the next starts and ends, with the remaining time. */
export const NextList = memo(function NextList({ bars, regions, after, isNow, clock }: NextListProps) {
  // The list itself updates once a minute; only the remaining time updates continuously.
  const minute = Math.floor(after / 60_000) * 60_000;
  const all = useMemo(() => upcoming(bars, minute), [bars, minute]);
  const names = new Map(regions.map(({ id, name }) => [id, name]));
  return (
    <section className={viewStyles.panel} aria-labelledby="next">
      <h2 id="next" className={appStyles.title}>
        {isNow ? 'Next' : 'Next after the chosen instant'}
      </h2>
      {all.length === 0 && (
        <p className={appStyles.soft}>
          Nothing begins or ends after {isNow ? 'now' : 'this instant'}. The timeline shows what was; choose an instant
          on it to see what followed.
        </p>
      )}
      <ol className={viewStyles.list}>
        {all.slice(0, most).map(({ at, region, zone, begins, ends }) => (
          <li key={`${at} ${region}`} className={viewStyles.item}>
            <span>
              <span className={viewStyles.left}>in {timeLeft(after, at)}</span> · {names.get(region)}
            </span>
            {ends.length > 0 && (
              <span>
                Ends:{' '}
                {grouped(ends)
                  .map(({ label }) => label)
                  .join('; ')}
              </span>
            )}
            {begins.length > 0 && (
              <span>
                Begins:{' '}
                {grouped(begins)
                  .map(({ label }) => label)
                  .join('; ')}
              </span>
            )}
            <span className={appStyles.soft}>{sayInstant(at, zoneOf(clock, zone))}</span>
            <span className={appStyles.row}>
              <a href={`/changes?after=${instantParam(at)}&regions=${region}`} onClick={follow}>
                What changes
              </a>
            </span>
          </li>
        ))}
      </ol>
      {all.length > most && <p className={appStyles.soft}>and {all.length - most} more</p>}
    </section>
  );
});
