import '@kinemorph/ui/themes/brand';
import { TextProvider } from '@kinemorph/i18n';
import { PageProvider } from '@kinemorph/site';
import { useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import type { LoadedPage } from './screen-page.ts';

let shown: { readonly root: Root; readonly place: HTMLElement } | undefined;

function Page({ data, screen: Screen, text, onHydrated }: LoadedPage & { readonly onHydrated?: () => void }) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <PageProvider data={data}>
      <TextProvider text={text}>
        <main>
          <Screen {...data.model} />
        </main>
      </TextProvider>
    </PageProvider>
  );
}

/** Returns a page's HTML as the server sends it, without its shell. */
export function htmlOf(page: LoadedPage): string {
  return renderToString(<Page {...page} />);
}

/** Puts a page into the document as in a browser: the server's HTML, hydrated. */
export async function showPage(page: LoadedPage): Promise<void> {
  const place = document.createElement('div');
  place.innerHTML = htmlOf(page);
  document.body.append(place);
  await new Promise<void>((resolve) => {
    shown = { root: hydrateRoot(place, <Page {...page} onHydrated={resolve} />), place };
  });
}

/** Removes the page; open toasts stay until they end. */
export function clearPage(): void {
  shown?.root.unmount();
  shown?.place.remove();
  shown = undefined;
}
