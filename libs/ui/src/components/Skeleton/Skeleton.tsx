import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import * as styles from './Skeleton.css.ts';

type SkeletonProps = {
  /** Kind of content that is loading; `text` by default. */
  shape?: 'text' | 'picture' | 'card' | 'table' | undefined;
  /** The lines of a text, or the rows of a table. */
  lines?: number | undefined;
  /** The columns of a table. */
  columns?: number | undefined;
  /** Aspect ratio of a picture, so that nothing shifts when it has loaded. */
  ratio?: keyof typeof styles.ratios | undefined;
};

function times(count: number, className: string) {
  return Array.from({ length: count }, (_, index) => <span key={index} className={className} />);
}

/**
 * A placeholder in the shape of content that is loading. It is hidden from screen readers; set `aria-busy` on its
 * container.
 */
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
