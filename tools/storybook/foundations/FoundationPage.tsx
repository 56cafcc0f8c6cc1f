import type { ReactNode } from 'react';
import * as css from './foundations.css.ts';

/** A page about a foundation of the components. */
export function FoundationPage({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  return (
    <main className={css.page}>
      <h1 className={css.title}>{title}</h1>
      <p className={css.intro}>{intro}</p>
      {children}
    </main>
  );
}

/** A part of the page under its heading. */
export function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className={css.part}>
      <h2 className={css.partTitle}>{title}</h2>
      {note && <p className={css.note}>{note}</p>}
      {children}
    </section>
  );
}

/** Code, such as the line that imports something. */
export function Code({ children }: { children: string }) {
  return (
    <pre className={css.code} translate="no">
      {children}
    </pre>
  );
}

/** A table: its heads, and a row of cells for each key. */
export function Facts({
  heads,
  rows,
}: {
  heads: readonly string[];
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}) {
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className={css.cell}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, index) => (
                <td key={heads[index]} className={css.cell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** "black-friday" → "Black friday" */
export function spelled(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`.replaceAll('-', ' ');
}
