import type { ReactNode } from 'react';
import * as css from './foundations.css.ts';

/** A page about what components are made of. */
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

/** "black-friday" → "Black friday" */
export function spelled(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`.replaceAll('-', ' ');
}
