import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import * as styles from './SpecsTable.css.ts';

/** A group of related product properties. */
export type SpecsGroup = {
  title?: string | undefined;
  rows: readonly { name: string; value: string | readonly string[] }[];
};

type SpecsTableProps = {
  /** The figures, by topic. */
  groups: readonly SpecsGroup[];
  /** The level of its heading, so that it fits the outline of the page. */
  headingLevel?: 2 | 3 | 4 | undefined;
};

/** All measurable properties of a product; groups are not split in print. */
export function SpecsTable({ groups, headingLevel = 3, className, ...rest }: SpecsTableProps & Root<'div'>) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rest} className={clsx(styles.specs, className)}>
      {groups.map(({ title, rows }, at) => (
        <div key={title ?? at} className={styles.group}>
          {title && <Heading className={styles.title}>{title}</Heading>}
          <dl>
            {rows.map(({ name, value }) => (
              <div key={name} className={styles.row}>
                <dt className={styles.name}>{name}</dt>
                <dd className={styles.value}>
                  {typeof value === 'string'
                    ? value
                    : value.map((part) => (
                        <span key={part} className={styles.line}>
                          {part}
                        </span>
                      ))}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}
