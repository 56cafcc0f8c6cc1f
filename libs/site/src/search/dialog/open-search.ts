import { importAgain } from '@kinemorph/api-client/import-again';
import type { RegionId } from '@kinemorph/content';
import type { SiteClock } from '../../clock/site-clock.ts';

/** The page on which a search is opened. */
export interface SearchPlace {
  readonly region: RegionId;
  /** The address of the search page. */
  readonly href: string;
  readonly clock: SiteClock | undefined;
}

let opening: Promise<void> | undefined;

/**
 * Opens the search over the page; on the search page itself, focuses its field. Rejects if the search can't be loaded.
 */
export function openSearch(place: SearchPlace): Promise<void> {
  const field = document.querySelector<HTMLInputElement>('[data-page=search] main [type=search]');
  if (field) {
    field.focus();
    field.select();
    return Promise.resolve();
  }
  // A second press during the load does not open a second one.
  return (opening ??= open(place).finally(() => {
    opening = undefined;
  }));
}

async function open({ region, href, clock }: SearchPlace): Promise<void> {
  const [{ showSearch }, { loadSearch }] = await Promise.all([
    importAgain(() => import('./show-search.tsx')),
    importAgain(() => import('./load-search.ts')),
  ]);
  showSearch(await loadSearch(region, clock?.now()), href);
}
