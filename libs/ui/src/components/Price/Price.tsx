import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { current as now, note as aside, price, was as before } from './Price.css.ts';

/** A price as it is shown: every string comes formatted for its reader. */
export type PriceProps = {
  current: string;
  was?: string | undefined;
  /** Spoken before the prices, where the eye sees a line through one of them. */
  wasLabel?: string | undefined;
  currentLabel?: string | undefined;
  note?: string | undefined;
};

/** The one price block, the same wherever a price stands. */
export function Price({ current, was, wasLabel, currentLabel, note }: PriceProps) {
  return (
    <p className={price}>
      <span className={now}>{currentLabel && <VisuallyHidden>{currentLabel} </VisuallyHidden>}{current}</span>
      {was && <s className={before}>{wasLabel && <VisuallyHidden>{wasLabel} </VisuallyHidden>}{was}</s>}
      {note && <span className={aside}>{note}</span>}
    </p>
  );
}
