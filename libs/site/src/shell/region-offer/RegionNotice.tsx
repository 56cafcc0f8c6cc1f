import { useText, type SharedTextId } from '@kinemorph/i18n';
import { NoticeBar } from '@kinemorph/ui';
import { usePage } from '../../page/page-info.tsx';
import { setFlag } from '../../session/flags.ts';
import type { ShellModel } from '../../page/shell-model.ts';

/** The suggestion of another region, in its own language. */
export function RegionNotice({ label, href, locale, text: offered }: ShellModel['offers'][number]) {
  const text = useText<SharedTextId>();
  const page = usePage();
  const dismiss = () => {
    setFlag('region-offer');
    // The button had the focus when it is removed.
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
