import { createElement } from 'react';
import { usePage } from '../../document/page-context.tsx';
import { useNoted } from '../../session/use-noted.ts';
import { offerFor } from './region-offer.ts';
import type { ShellModel } from '../shell-model.ts';
import { useLoaded } from '../use-loaded.ts';

const loadNotice = async () => (await import('./RegionNotice.tsx')).RegionNotice;

/** Offers the region that speaks the browser's language; it never sends anyone away from the one in the address. */
export function RegionOffer({ offers }: Pick<ShellModel, 'offers'>) {
  const { locale } = usePage();
  const answered = useNoted('region-offer');
  const offer = answered ? undefined : offerFor(navigator.languages, locale, offers);
  const Notice = useLoaded(offer !== undefined, loadNotice);
  return offer && Notice && createElement(Notice, offer);
}
