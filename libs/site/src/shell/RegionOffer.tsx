import { createElement } from 'react';
import { usePage } from '../document/page-context.tsx';
import { useNoted } from '../session/browser-flags.ts';
import type { ShellModel } from './shell-model.ts';
import { useLoaded } from './use-loaded.ts';

type Offer = ShellModel['offers'][number];

const loadNotice = async () => (await import('./RegionNotice.tsx')).RegionNotice;

/** Offers the region that speaks the browser's language; it never sends anyone away from the one in the address. */
export function RegionOffer({ offers }: Pick<ShellModel, 'offers'>) {
  const { locale } = usePage();
  const answered = useNoted('region-offer');
  const offer = answered ? undefined : offerFor(navigator.languages, locale, offers);
  const Notice = useLoaded(offer !== undefined, loadNotice);
  return offer && Notice && createElement(Notice, offer);
}

/** The region to offer to a reader of these languages, most wanted first; none when the page already speaks one of them. */
export function offerFor(languages: readonly string[], locale: string, offers: readonly Offer[]): Offer | undefined {
  const [wanted] = languages;
  if (wanted === undefined) return undefined;
  const language = wanted.split('-')[0] ?? '';
  if (locale.split('-')[0] === language) return undefined;
  return offers.find((offer) => offer.languages.includes(wanted)) ?? offers.find((offer) => offer.languages.includes(language));
}
