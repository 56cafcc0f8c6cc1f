import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Root } from '../../props.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './DataTable.css.ts';

/** One kind of value. */
export type DataColumn<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `name` heads the row, `action` holds what can be done with it. */
  role?: 'name' | 'value' | 'action' | undefined;
  align?: 'start' | 'end' | undefined;
};

type DataTableProps<Row> = {
  /** The title of the table, which is also its accessible name. */
  caption: string;
  /** Where a heading above says the same. */
  isCaptionHidden?: boolean | undefined;
  /** The columns, in their order. */
  columns: readonly DataColumn<Row>[];
  /** The rows, in their order. */
  rows: readonly Row[];
  /** Returns a key that is unique to a row. */
  rowKey: (row: Row) => string;
  /** Said in place of the table when there are no rows. */
  empty: ReactNode;
};

/** Records in rows; on a phone each becomes a card. */
export function DataTable<Row>({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  rowKey,
  empty,
  className,
  ...rest
}: DataTableProps<Row> & Root<'div'>) {
  return (
    <div {...rest} className={className}>
      {rows.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        // Roles in words: browsers take them from tables that are laid out as anything else.
        <table className={styles.table} role="table">
          <caption className={clsx(styles.caption, isCaptionHidden && styles.silent)}>
            {isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
          </caption>
          <thead className={styles.head} role="rowgroup">
            <tr role="row">
              {columns.map(({ id, header, role, align = 'start' }) => (
                <th key={id} className={clsx(styles.heading, styles.aligned[align])} role="columnheader" scope="col">
                  {role === 'action' ? <VisuallyHidden>{header}</VisuallyHidden> : header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={styles.body} role="rowgroup">
            {rows.map((row) => (
              <tr key={rowKey(row)} className={styles.row} role="row">
                {columns.map((column) => (
                  <Cell key={column.id} column={column} row={row} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

function Cell<Row>({ column, row }: { column: DataColumn<Row>; row: Row }) {
  const { header, cell, role = 'value', align = 'start' } = column;
  if (role === 'name')
    return (
      <th className={clsx(styles.cell, styles.rowHead, styles.aligned[align])} role="rowheader" scope="row">
        {cell(row)}
      </th>
    );
  if (role === 'action')
    return (
      <td className={clsx(styles.cell, styles.acting, styles.aligned[align])} role="cell">
        {cell(row)}
      </td>
    );
  return (
    <td className={clsx(styles.cell, styles.aligned[align])} role="cell">
      {/* Heard from the column's head already. */}
      <span className={styles.label} aria-hidden="true">
        {header}
      </span>
      <span>{cell(row)}</span>
    </td>
  );
}
