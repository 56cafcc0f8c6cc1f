import { createRoot } from 'react-dom/client';
import type { LoadedSearch } from './load-search.ts';
import { SearchDialog } from './SearchDialog.tsx';

/** Shows the search over the page, in a separate React root, until it is closed. */
export function showSearch(loaded: LoadedSearch, href: string): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(<SearchDialog labels={loaded.labels} search={loaded.search} href={href} onClose={close} />);
}
