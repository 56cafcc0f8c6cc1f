import type { Instant } from '@kinemorph/content/time';
import * as appStyles from '../App.css.ts';

interface BoundaryStepsProps {
  readonly at: Instant;
  /** In order. */
  readonly boundaries: readonly Instant[];
  readonly onStep: (to: Instant) => void;
}

/** Buttons that move to the previous and the next boundary. A button without a target does nothing. */
export function BoundarySteps({ at, boundaries, onStep }: BoundaryStepsProps) {
  const step = (to: Instant | undefined) => to !== undefined && onStep(to);
  return (
    <>
      <button
        type="button"
        className={appStyles.small}
        onClick={() => step(boundaries.findLast((moment) => moment < at))}
      >
        ‹ Boundary before
      </button>
      <button type="button" className={appStyles.small} onClick={() => step(boundaries.find((moment) => moment > at))}>
        Next boundary ›
      </button>
    </>
  );
}
