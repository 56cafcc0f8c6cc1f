import { clsx } from 'clsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ComparisonTable.css.ts';

/** What a product has to say on a property: words, several lines of them, or a mark that `label` puts into words. */
export type ComparisonValue =
  string | readonly string[] | { mark: 'yes' | 'no'; label: string; text?: string | undefined };

/** Whether a value of a row is unlike any other of it. */
export function differs(values: readonly (ComparisonValue | undefined)[], at: number): boolean {
  const own = JSON.stringify(values[at]);
  return values.some((value) => JSON.stringify(value) !== own);
}

/** A cell's content; nothing where nothing is known. */
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
