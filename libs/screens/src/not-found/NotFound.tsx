import { EmptyState, LinkCard, LinkCards, SearchForm, Section } from '@kinemorph/ui';
import type { NotFoundModel } from './model.server.ts';
import * as styles from './NotFound.css.ts';

/**
 * Says that the page does not exist here, and links to regions that have it; for a product's page it offers the nearest
 * product.
 */
export function NotFound({ title, text, home, chooseRegion, search, all, elsewhere, nearest }: NotFoundModel) {
  return (
    <>
      <EmptyState
        code="404"
        title={title}
        text={text}
        actions={[
          ...(nearest
            ? [{ label: nearest.see, href: nearest.href, external: nearest.external, tone: 'action' as const }]
            : []),
          { ...home, tone: nearest ? 'outline' : 'action' },
          ...(all ? [{ ...all, tone: 'outline' as const }] : []),
          ...elsewhere.map((link) => ({ ...link, tone: 'outline' as const })),
          { ...chooseRegion, tone: 'outline' },
        ]}
      >
        <SearchForm action={search.action} labels={search} tone="outline" className={styles.search} />
      </EmptyState>
      {nearest && (
        <Section heading={nearest.heading} tone="ink">
          <LinkCards>
            <LinkCard
              title={nearest.name}
              text={nearest.line}
              label={nearest.action}
              ariaLabel={nearest.actionNamed}
              href={nearest.href}
              external={nearest.external}
              picture={nearest.picture}
            />
          </LinkCards>
        </Section>
      )}
    </>
  );
}
