import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Root } from '../../props.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  acting,
  aligned,
  body,
  caption as title,
  cell as place,
  empty as nothing,
  head,
  heading,
  label,
  row as line,
  rowHead,
  silent,
  table,
} from './DataTable.css.ts';

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
  caption: string;
  /** Where a heading above says the same. */
  isCaptionHidden?: boolean | undefined;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
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
        <p className={nothing}>{empty}</p>
      ) : (
        // Roles in words: browsers take them from tables that are laid out as anything else.
        <table className={table} role="table">
          <caption className={clsx(title, isCaptionHidden && silent)}>
            {isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
          </caption>
          <thead className={head} role="rowgroup">
            <tr role="row">
              {columns.map(({ id, header, role, align = 'start' }) => (
                <th key={id} className={clsx(heading, aligned[align])} role="columnheader" scope="col">
                  {role === 'action' ? <VisuallyHidden>{header}</VisuallyHidden> : header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={body} role="rowgroup">
            {rows.map((row) => (
              <tr key={rowKey(row)} className={line} role="row">
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
      <th className={clsx(place, rowHead, aligned[align])} role="rowheader" scope="row">
        {cell(row)}
      </th>
    );
  if (role === 'action')
    return (
      <td className={clsx(place, acting, aligned[align])} role="cell">
        {cell(row)}
      </td>
    );
  return (
    <td className={clsx(place, aligned[align])} role="cell">
      {/* Heard from the column's head already. */}
      <span className={label} aria-hidden="true">
        {header}
      </span>
      <span>{cell(row)}</span>
    </td>
  );
}
