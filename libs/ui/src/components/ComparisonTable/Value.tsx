import { clsx } from 'clsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ComparisonTable.css.ts';

/** A product's value of a property: a text, several lines of text, or a mark that `label` describes. */
export type ComparisonValue =
  string | readonly string[] | { mark: 'yes' | 'no'; label: string; text?: string | undefined };

/** Returns true if the value at an index differs from any other value of the row. */
export function differs(values: readonly (ComparisonValue | undefined)[], at: number): boolean {
  const own = JSON.stringify(values[at]);
  return values.some((value) => JSON.stringify(value) !== own);
}

/** Renders a cell's content; nothing for an unknown value. */
export function Value({ value }: { value: ComparisonValue | undefined }) {
  if (value === undefined || typeof value === 'string') return value;
  if ('mark' in value) {
    const { mark, label, text } = value;
    return (
      <span className={clsx(styles.mark, mark === 'yes' ? styles.yes : styles.no)}>
        <Icon name={mark === 'yes' ? 'check' : 'minus'} />
        <VisuallyHidden>{label}</VisuallyHidden>
        {text && <span className={styles.markText}>{text}</span>}
      </span>
    );
  }
  return value.map((words) => (
    <span key={words} className={styles.line}>
      {words}
    </span>
  ));
}
