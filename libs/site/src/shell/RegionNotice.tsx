import { useText, type SharedTextId } from '@kinemorph/i18n';
import { NoticeBar } from '@kinemorph/ui';
import { note } from '../session/noted.ts';
import type { ShellModel } from './shell-model.ts';

/** The offer of another region, in its own language. */
export function RegionNotice({ label, href, locale, text: offered }: ShellModel['offers'][number]) {
  const text = useText<SharedTextId>();
  return (
    <NoticeBar action={{ label, href }} dismissLabel={text('close')} onDismiss={() => note('region-offer')} data-waits-for-consent>
      <span lang={locale}>{offered}</span>
    </NoticeBar>
  );
}
