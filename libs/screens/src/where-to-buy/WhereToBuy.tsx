import { Actions, ArticleNote, CallToAction, DealerCard, DealerCards, EmptyState, Section } from '@kinemorph/ui';
import type { WhereToBuyModel } from './model.server.ts';

/** The dealers, the conditions of the warranty, and the official store; without dealers, the store comes first. */
export function WhereToBuy({ title, intro, none, groups, warranty, places, store }: WhereToBuyModel) {
  return (
    <>
      {none && <EmptyState {...none} />}
      {title && (
        <Section heading={title} intro={intro} headingLevel={1} tone="ink">
          <Warranty {...warranty} />
        </Section>
      )}
      {groups.map(({ id, heading, dealers }, index) => (
        <Section key={id} id={id} heading={heading} tone={index % 2 === 0 ? 'paper' : 'fog'}>
          <DealerCards>
            {dealers.map((dealer) => (
              <DealerCard key={dealer.title} {...dealer} />
            ))}
          </DealerCards>
        </Section>
      ))}
      {none && (
        <Section tone="fog">
          <Warranty {...warranty} />
        </Section>
      )}
      {places && (
        <Section heading={places.heading} intro={places.intro}>
          <Actions actions={places.actions} first="outline" />
        </Section>
      )}
      {!none && <CallToAction {...store} />}
    </>
  );
}

function Warranty({ title, text, link }: WhereToBuyModel['warranty']) {
  return (
    <ArticleNote title={title} icon="shield">
      <p>
        {text}
        {link && (
          <>
            {link.between}
            <a href={link.href}>{link.label}</a>
          </>
        )}
      </p>
    </ArticleNote>
  );
}
