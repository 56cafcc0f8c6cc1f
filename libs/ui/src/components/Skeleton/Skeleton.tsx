import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import * as styles from './Skeleton.css.ts';

type SkeletonProps = {
  /** What is on its way. */
  shape?: 'text' | 'picture' | 'card' | 'table' | undefined;
  /** The lines of a text, or the rows of a table. */
  lines?: number | undefined;
  /** The columns of a table. */
  columns?: number | undefined;
  /** A picture's, so that nothing moves when it arrives. */
  ratio?: keyof typeof styles.ratios | undefined;
};

function times(count: number, className: string) {
  return Array.from({ length: count }, (_, index) => <span key={index} className={className} />);
}

/** Keeps the place of what is being loaded, in its shape. It is silent: whatever holds it says that it is busy. */
export function Skeleton({
  shape = 'text',
  lines = 3,
  columns = 4,
  ratio = 'square',
  className,
  ...rest
}: SkeletonProps & Root<'div'>) {
  return (
    <div {...rest} className={clsx(styles.skeleton, className)} aria-hidden="true">
      {shape === 'text' && <div className={styles.lines}>{times(lines, styles.line)}</div>}
      {shape === 'picture' && <span className={clsx(styles.picture, styles.ratios[ratio])} />}
      {shape === 'card' && (
        <div className={styles.card}>
          <span className={clsx(styles.picture, styles.stage, styles.ratios[ratio])} />
          <div className={styles.lines}>{times(lines, styles.line)}</div>
        </div>
      )}
      {shape === 'table' && (
        <div className={styles.table}>
          {Array.from({ length: lines }, (_, index) => (
            <div key={index} className={styles.row}>
              {times(columns, styles.cell)}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
