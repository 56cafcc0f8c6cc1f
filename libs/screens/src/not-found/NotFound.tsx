import { useText, type SharedTextId } from '@kinemorph/i18n';
import { EmptyState } from '@kinemorph/ui';
import type en from './messages/en-US.json';
import type { NotFoundModel } from './model.server.ts';

/** Says that the page is not here, where it is, and the ways on. */
export function NotFound({ home, chooseRegion, elsewhere }: NotFoundModel) {
  const text = useText<SharedTextId | keyof typeof en>();
  return (
    <EmptyState
      code="404"
      title={text('title')}
      text={text(elsewhere.length > 0 ? 'elsewhere' : 'text')}
      actions={[
        { label: text('home'), href: home, tone: 'action' },
        ...elsewhere.map(({ label, href }) => ({ label, href, tone: 'outline' as const })),
        { label: text('regions'), href: chooseRegion, tone: 'outline' },
      ]}
    />
  );
}
