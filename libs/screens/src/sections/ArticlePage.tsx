import {
  Actions,
  Article as ArticleText,
  ArticleNote,
  Collapse,
  CollapseGroup,
  ContactRows,
  Section,
} from '@kinemorph/ui';
import { Fragment, type ReactNode } from 'react';
import type { ArticleModel, ArticlePiece } from './article.server.ts';
import type { SectionParts } from './article-parts.ts';

/** The content before a page's text: a form. */
interface ArticlePart {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

interface ArticlePageProps extends ArticleModel {
  readonly part?: ArticlePart;
  /** Renders the content of a section besides words and rows of facts, if the page has such sections. */
  readonly showParts?: (parts: Omit<SectionParts, 'links' | 'rows'>) => ReactNode;
}

/** An article, with links to its sections beside it. */
export function ArticlePage({ title, lead, updated, contents, picture, sections, part, showParts }: ArticlePageProps) {
  const entries = [...(part ? [part] : []), ...sections].map(({ id, title: label }) => ({
    label,
    href: `#${id}` as const,
  }));
  return (
    <Section>
      <ArticleText
        title={title}
        lead={lead}
        updated={updated}
        contents={contents === undefined ? undefined : { label: contents, entries }}
      >
        {picture && showParts?.({ picture })}
        {part && (
          <>
            <h2 id={part.id}>{part.title}</h2>
            {part.content}
          </>
        )}
        {sections.map(({ id, title: name, pieces, links, contact, rows, ...parts }) => (
          <Fragment key={id}>
            <h2 id={id}>{name}</h2>
            {pieces.map((piece, index) => (
              <Piece key={index} {...piece} />
            ))}
            {rows && <ContactRows rows={rows} />}
            {Object.keys(parts).length > 0 && showParts?.(parts)}
            <Actions actions={links} first="outline" />
            {contact && <ContactRows rows={contact} />}
          </Fragment>
        ))}
      </ArticleText>
    </Section>
  );
}

function Piece(piece: ArticlePiece) {
  switch (piece.kind) {
    case 'text':
      return <p>{piece.text}</p>;
    case 'note':
      return (
        <ArticleNote>
          <p>{piece.text}</p>
        </ArticleNote>
      );
    case 'list':
      return (
        <ul>
          {piece.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'steps':
      return (
        <ol>
          {piece.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      );
    case 'questions':
      return (
        <CollapseGroup>
          {piece.items.map(({ question, answer }) => (
            <Collapse key={question} label={question} headingLevel={3}>
              <p>{answer}</p>
            </Collapse>
          ))}
        </CollapseGroup>
      );
  }
}
