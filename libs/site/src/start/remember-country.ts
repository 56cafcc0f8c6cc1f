import type { Country } from '@kinemorph/content';
import { storeCountry } from '../session/region-store.ts';

/** Stores the country of a link, as in the region chooser, before the link is followed. React need not run for this. */
export function rememberCountry(): void {
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-country]') : null;
    const country = link?.dataset.country;
    if (country !== undefined) storeCountry(country as Country);
  };
  document.addEventListener('click', onClick, { capture: true });
}
