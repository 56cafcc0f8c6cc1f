/** How long a document has to have been open, in milliseconds, to be loaded again where nothing can be stored. */
const longEnough = 60_000;

/** The last navigation of the tab, unless it stays in this document. */
let leaving: { readonly url: string; readonly signal: AbortSignal } | undefined;

/** Notices when the visitor follows a link to another document. Browsers without the Navigation API tell nothing. */
export function noticeLeaving(): void {
  if (!('navigation' in globalThis)) return;
  navigation.addEventListener('navigate', ({ destination: { url, sameDocument }, downloadRequest, signal }) => {
    leaving = sameDocument || downloadRequest !== null ? undefined : { url, signal };
  });
}

/** The browser is loading another document. A navigation that React shows in this one has changed the address already. */
const isLeaving = () => leaving !== undefined && !leaving.signal.aborted && leaving.url !== location.href;

/**
 * Loads the intended page's document, once for each reason: a second time would be a loop. Reasons are a build with a missing file or a
 * page that fails to render, and a build at a boundary. Each has a key of its own, so the loads end too while two builds answer in turn.
 * Where nothing can be stored, a document that was loaded within the last minute is kept. A visitor who is on the way to another document
 * goes there. Returns whether a document is being loaded.
 */
export function reloadOnce(reason: string, href: string): boolean {
  if (isLeaving()) return true;
  const key = `reloaded-for ${reason}`;
  try {
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, '1');
    if (sessionStorage.getItem(key) === null) return false;
  } catch {
    if (performance.now() < longEnough) return false;
  }
  if (new URL(href, location.href).href === location.href) location.reload();
  else location.assign(href);
  return true;
}
