import { useText, type SharedTextId } from '@kinemorph/i18n';
import { NoticeBar } from '@kinemorph/ui';
import { usePage } from '../../document/page-context.tsx';
import { note } from '../../session/noted.ts';
import type { ShellModel } from '../shell-model.ts';

/** The offer of another region, in its own language. */
export function RegionNotice({ label, href, locale, text: offered }: ShellModel['offers'][number]) {
  const text = useText<SharedTextId>();
  const page = usePage();
  const dismiss = () => {
    note('region-offer');
    // The button takes its focus along.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <NoticeBar
      action={{ label, href }}
      lang={locale}
      dismissLabel={text('close')}
      dismissLang={page.locale}
      onDismiss={dismiss}
      data-waits-for-consent
    >
      {offered}
    </NoticeBar>
  );
}
