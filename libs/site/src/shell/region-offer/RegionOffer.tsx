import { createElement } from 'react';
import { usePage } from '../../page/page-info.tsx';
import { useFlag } from '../../session/use-flag.ts';
import { offerFor } from './region-offer.ts';
import type { ShellModel } from '../../page/shell-model.ts';
import { useLoaded } from '../overlays/use-loaded.ts';

const loadNotice = async () => (await import('./RegionNotice.tsx')).RegionNotice;

/** Suggests the region with the browser's language; it never redirects. */
export function RegionOffer({ offers }: Pick<ShellModel, 'offers'>) {
  const { locale } = usePage();
  const answered = useFlag('region-offer');
  const offer = answered ? undefined : offerFor(navigator.languages, locale, offers);
  const Notice = useLoaded(offer !== undefined, loadNotice);
  return offer && Notice && createElement(Notice, offer);
}
