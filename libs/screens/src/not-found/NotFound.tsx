import { useText, type SharedTextId } from '@kinemorph/i18n';
import { EmptyState, LinkCard, LinkCards, SearchForm, Section } from '@kinemorph/ui';
import type en from './messages/en-US.json';
import type { NotFoundModel } from './model.server.ts';
import * as styles from './NotFound.css.ts';

/**
 * Says that the page does not exist here, and links to regions that have it; for a product's page it offers the nearest
 * product.
 */
export function NotFound({ home, chooseRegion, search, all, elsewhere, nearest }: NotFoundModel) {
  const text = useText<SharedTextId | keyof typeof en>();
  return (
    <>
      <EmptyState
        code="404"
        title={text('title')}
        text={text(elsewhere.length > 0 ? 'elsewhere' : 'text')}
        actions={[
          ...(nearest
            ? [
                {
                  label: text('nearest.action', { product: nearest.name }),
                  href: nearest.href,
                  external: nearest.external,
                  tone: 'action' as const,
                },
              ]
            : []),
          { label: text('home'), href: home, tone: nearest ? 'outline' : 'action' },
          ...(all ? [{ ...all, tone: 'outline' as const }] : []),
          ...elsewhere.map(({ label, href }) => ({ label, href, tone: 'outline' as const })),
          { label: text('regions'), href: chooseRegion, tone: 'outline' },
        ]}
      >
        <SearchForm action={search.action} labels={search} tone="outline" className={styles.search} />
      </EmptyState>
      {nearest && (
        <Section heading={text(nearest.same ? 'nearest.same' : 'nearest')} tone="ink">
          <LinkCards>
            <LinkCard
              title={nearest.name}
              text={nearest.line}
              label={nearest.action}
              ariaLabel={text('actionNamed', { action: nearest.action, product: nearest.name })}
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
