import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Root } from '../../props.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './DataTable.css.ts';

/** A column of the table. */
export type DataColumn<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `name` is the header of the row, `action` contains its controls. */
  role?: 'name' | 'value' | 'action' | undefined;
  align?: 'start' | 'end' | undefined;
};

type DataTableProps<Row> = {
  /** The title of the table, which is also its accessible name. */
  caption: string;
  /** Hides the title visually, for tables under a heading with the same text. */
  isCaptionHidden?: boolean | undefined;
  /** The columns, in their order. */
  columns: readonly DataColumn<Row>[];
  /** The rows, in their order. */
  rows: readonly Row[];
  /** Returns a key that is unique to a row. */
  rowKey: (row: Row) => string;
  /** Content in place of a table without rows. */
  empty: ReactNode;
};

/** A table of records; on a phone each record becomes a card. */
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
        // An explicit role: browsers remove the implicit one if CSS changes the table's `display`.
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
      {/* Screen readers already announce the column header. */}
      <span className={styles.label} aria-hidden="true">
        {header}
      </span>
      <span>{cell(row)}</span>
    </td>
  );
}
