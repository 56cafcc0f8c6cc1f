import { useText, type SharedTextId } from '@kinemorph/i18n';
import { NoticeBar } from '@kinemorph/ui';
import { note, useNoted } from '../session/browser-flags.ts';
import { usePage } from '../document/page-context.tsx';
import type { ShellModel } from './shell-model.ts';

type Offer = ShellModel['offers'][number];

/** Offers the region that speaks the browser's language; it never sends anyone away from the one in the address. */
export function RegionOffer({ offers }: Pick<ShellModel, 'offers'>) {
  const { locale } = usePage();
  const text = useText<SharedTextId>();
  const answered = useNoted('region-offer');
  const offer = answered ? undefined : offerFor(navigator.languages, locale, offers);
  if (!offer) return null;
  return (
    <NoticeBar action={{ label: offer.label, href: offer.href }} dismissLabel={text('close')} onDismiss={() => note('region-offer')}>
      <span lang={offer.locale}>{offer.text}</span>
    </NoticeBar>
  );
}

/** The region to offer to a reader of these languages, most wanted first; none when the page already speaks one of them. */
export function offerFor(languages: readonly string[], locale: string, offers: readonly Offer[]): Offer | undefined {
  const [wanted] = languages;
  if (wanted === undefined) return undefined;
  const language = wanted.split('-')[0] ?? '';
  if (locale.split('-')[0] === language) return undefined;
  return offers.find((offer) => offer.languages.includes(wanted)) ?? offers.find((offer) => offer.languages.includes(language));
}
