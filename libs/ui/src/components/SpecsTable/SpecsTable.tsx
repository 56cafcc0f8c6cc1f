import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import { group, line, name as term, row, specs, title as heading, value as words } from './SpecsTable.css.ts';

/** What belongs together of a product's properties. */
export type SpecsGroup = {
  title?: string | undefined;
  rows: readonly { name: string; value: string | readonly string[] }[];
};

type SpecsTableProps = { groups: readonly SpecsGroup[]; headingLevel?: 2 | 3 | 4 | undefined };

/** All that can be measured of one product; it prints whole. */
export function SpecsTable({ groups, headingLevel = 3, className, ...rest }: SpecsTableProps & Root<'div'>) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rest} className={clsx(specs, className)}>
      {groups.map(({ title, rows }, at) => (
        <div key={title ?? at} className={group}>
          {title && <Heading className={heading}>{title}</Heading>}
          <dl>
            {rows.map(({ name, value }) => (
              <div key={name} className={row}>
                <dt className={term}>{name}</dt>
                <dd className={words}>
                  {typeof value === 'string'
                    ? value
                    : value.map((part) => (
                        <span key={part} className={line}>
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
