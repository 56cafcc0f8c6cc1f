import { Actions, Article as ArticleText, ArticleNote, Collapse, CollapseGroup, ContactRows, Section } from '@kinemorph/ui';
import { Fragment } from 'react';
import type { ArticleModel, ArticlePiece } from './model.server.ts';

/** A page to be read, with the way to its parts beside it. */
export function Article({ title, lead, updated, contents, sample, sections }: ArticleModel) {
  return (
    <Section>
      <ArticleText title={title} lead={lead} updated={updated} contents={{ label: contents, entries: sections.map(({ id, title: name }) => ({ label: name, href: `#${id}` as const })) }}>
        {sample && <ArticleNote><p>{sample}</p></ArticleNote>}
        {sections.map(({ id, title: name, pieces, links, contact }) => (
          <Fragment key={id}>
            <h2 id={id}>{name}</h2>
            {pieces.map((piece, index) => <Piece key={index} {...piece} />)}
            <Actions actions={links} first="outline" />
            {contact && <ContactRows rows={contact} />}
          </Fragment>
        ))}
      </ArticleText>
    </Section>
  );
}

function Piece(piece: ArticlePiece) {
  switch (piece.is) {
    case 'text':
      return <p>{piece.text}</p>;
    case 'note':
      return <ArticleNote><p>{piece.text}</p></ArticleNote>;
    case 'list':
      return <ul>{piece.items.map((item) => <li key={item}>{item}</li>)}</ul>;
    case 'steps':
      return <ol>{piece.items.map((item) => <li key={item}>{item}</li>)}</ol>;
    case 'questions':
      return (
        <CollapseGroup>
          {piece.items.map(({ question, answer }) => <Collapse key={question} label={question} headingLevel={3}><p>{answer}</p></Collapse>)}
        </CollapseGroup>
      );
  }
}
