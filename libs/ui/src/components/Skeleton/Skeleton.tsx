import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import { card, cell, line, lines as block, picture, ratios, row, skeleton, stage, table } from './Skeleton.css.ts';

type SkeletonProps = {
  /** What is on its way. */
  shape?: 'text' | 'picture' | 'card' | 'table' | undefined;
  /** The lines of a text, or the rows of a table. */
  lines?: number | undefined;
  columns?: number | undefined;
  /** A picture's, so that nothing moves when it arrives. */
  ratio?: keyof typeof ratios | undefined;
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
    <div {...rest} className={clsx(skeleton, className)} aria-hidden="true">
      {shape === 'text' && <div className={block}>{times(lines, line)}</div>}
      {shape === 'picture' && <span className={clsx(picture, ratios[ratio])} />}
      {shape === 'card' && (
        <div className={card}>
          <span className={clsx(picture, stage, ratios[ratio])} />
          <div className={block}>{times(lines, line)}</div>
        </div>
      )}
      {shape === 'table' && (
        <div className={table}>
          {Array.from({ length: lines }, (_, index) => (
            <div key={index} className={row}>
              {times(columns, cell)}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
