import { useText, type SharedTextId } from '@kinemorph/i18n';
import { EmptyState } from '@kinemorph/ui';

/** The screen of a page that could not be rendered or loaded. `retry` is the address to try again. */
export function ErrorScreen({ home, retry }: { home: string; retry?: string }) {
  const text = useText<SharedTextId>();
  return (
    <EmptyState
      code="500"
      title={text('error.title')}
      text={text('error.text')}
      actions={[
        ...(retry ? [{ label: text('error.retry'), href: retry, tone: 'action' as const }] : []),
        { label: text('error.home'), href: home, tone: 'outline' },
      ]}
    />
  );
}
