'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Root } from '../../props.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useCurrentSection } from '../SectionBar/use-current-section.ts';
import * as styles from './Article.css.ts';

export { ArticleNote, ContactRows } from './ArticleParts.tsx';

/** The parts of an article that have a heading with an id. */
export type ArticleContents = { label: string; entries: readonly { label: string; href: `#${string}` }[] };

type ArticleProps = {
  /** The title of the page. */
  title: string;
  /** The introduction, set larger than the text. */
  lead?: string | undefined;
  /** Date of the last change, formatted for the reader. */
  updated?: ReactNode;
  /** Table of contents with links to the headings. */
  contents?: ArticleContents | undefined;
  /** The level of its heading, so that it fits the outline of the page. */
  headingLevel?: 1 | 2 | undefined;
  /** Plain HTML: headings, paragraphs, lists, definition lists; and `ArticleNote`, `ContactRows`. */
  children: ReactNode;
};

/** A long text for reading, with a table of contents beside it. */
export function Article({
  title,
  lead,
  updated,
  contents,
  headingLevel = 1,
  children,
  className,
  ...rest
}: ArticleProps & Root<'article'>) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article {...rest} className={clsx(styles.article, className)}>
      <header className={styles.head}>
        <Heading className={styles.title}>{title}</Heading>
        {lead && <p className={styles.lead}>{lead}</p>}
        {updated && <p className={styles.updated}>{updated}</p>}
      </header>
      {contents && <Contents {...contents} />}
      <div className={styles.body}>{children}</div>
    </article>
  );
}

/**
 * Collapsed on small screens, where it would push the text down. The list is rendered twice, and only one is displayed.
 */
function Contents({ label, entries }: ArticleContents) {
  const current = useCurrentSection(entries.map(({ href }) => href.slice(1)));
  const list = (
    <ol className={styles.contentsList}>
      {entries.map(({ label: words, href }) => (
        <li key={href}>
          <a className={styles.entry} href={href} aria-current={href === `#${current}` ? 'location' : undefined}>
            {words}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className={styles.contents} aria-label={label}>
      <details className={styles.folded}>
        <summary className={styles.contentsTitle}>
          {label}
          <span className={styles.opener}>
            <Icon name="chevron-down" />
          </span>
        </summary>
        {list}
      </details>
      <div className={styles.unfolded}>
        <p className={styles.contentsTitle}>{label}</p>
        {list}
      </div>
    </nav>
  );
}
