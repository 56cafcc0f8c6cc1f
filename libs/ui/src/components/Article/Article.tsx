import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Root } from '../../props.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useCurrentSection } from '../SectionBar/useCurrentSection.ts';
import {
  article,
  body,
  contents as side,
  contentsList,
  contentsTitle,
  entry,
  folded,
  head,
  lead as line,
  opener,
  title as name,
  unfolded,
  updated as when,
} from './Article.css.ts';

export { ArticleNote, ContactRows } from './ArticleParts.tsx';

/** The parts of an article that have a heading with an id. */
export type ArticleContents = { label: string; entries: readonly { label: string; href: `#${string}` }[] };

type ArticleProps = {
  title: string;
  lead?: string | undefined;
  /** When it was last changed, as it is read. */
  updated?: ReactNode;
  contents?: ArticleContents | undefined;
  headingLevel?: 1 | 2 | undefined;
  /** Plain HTML: headings, paragraphs, lists, definition lists; and `ArticleNote`, `ContactRows`. */
  children: ReactNode;
};

/** A long text, set to be read, with the way to its parts beside it. */
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
    <article {...rest} className={clsx(article, className)}>
      <header className={head}>
        <Heading className={name}>{title}</Heading>
        {lead && <p className={line}>{lead}</p>}
        {updated && <p className={when}>{updated}</p>}
      </header>
      {contents && <Contents {...contents} />}
      <div className={body}>{children}</div>
    </article>
  );
}

/** Folded where it would push the text away. The same list twice, and never both at once. */
function Contents({ label, entries }: ArticleContents) {
  const current = useCurrentSection(entries.map(({ href }) => href.slice(1)));
  const list = (
    <ol className={contentsList}>
      {entries.map(({ label: words, href }) => (
        <li key={href}>
          <a className={entry} href={href} aria-current={href === `#${current}` ? 'location' : undefined}>
            {words}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className={side} aria-label={label}>
      <details className={folded}>
        <summary className={contentsTitle}>
          {label}
          <span className={opener}>
            <Icon name="chevron-down" />
          </span>
        </summary>
        {list}
      </details>
      <div className={unfolded}>
        <p className={contentsTitle}>{label}</p>
        {list}
      </div>
    </nav>
  );
}
