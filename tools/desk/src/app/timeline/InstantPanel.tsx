import type { Instant } from '@kinemorph/content/time';
import * as appStyles from '../App.css.ts';
import { instantParam } from '../state/address.ts';
import * as viewStyles from '../views/TimelineView.css.ts';
import { sayInstant, type ClockName } from './say-time.ts';

interface InstantPanelProps {
  readonly at: Instant;
  readonly isNow: boolean;
  readonly clock: ClockName;
  readonly onStep: (direction: 1 | -1) => void;
  readonly onNow: () => void;
}

/** The selected instant, buttons to the adjacent boundaries, and links to other views of it. */
export function InstantPanel({ at, isNow, clock, onStep, onNow }: InstantPanelProps) {
  return (
    <section className={viewStyles.panel} aria-labelledby="instant">
      <h2 id="instant" className={appStyles.title}>
        {isNow ? 'Now' : 'Chosen instant'}
      </h2>
      <p>{sayInstant(at, clock === 'beijing' ? 'Asia/Shanghai' : 'UTC')}</p>
      <div className={appStyles.row}>
        <button
          type="button"
          className={appStyles.small}
          onClick={() => onStep(-1)}
          title="Step to the boundary before (P)"
        >
          ‹ Before
        </button>
        <button
          type="button"
          className={appStyles.small}
          onClick={() => onStep(1)}
          title="Step to the next boundary (N)"
        >
          Next ›
        </button>
        {!isNow && (
          <button type="button" className={appStyles.small} onClick={onNow}>
            Now
          </button>
        )}
      </div>
      <div className={appStyles.row}>
        <a href={`/machine?at=${instantParam(at)}`}>See the pages</a>
        <a href={`/changes?after=${instantParam(at)}`}>What changes</a>
      </div>
    </section>
  );
}
