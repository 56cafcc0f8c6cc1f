import type { Instant } from '@kinemorph/content/time';
import * as appStyles from '../App.css.ts';

interface BoundaryStepsProps {
  readonly at: Instant;
  /** In order. */
  readonly boundaries: readonly Instant[];
  readonly onStep: (to: Instant) => void;
}

/** Buttons that lead to the boundary before an instant and to the next one. They do nothing where there is none. */
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
