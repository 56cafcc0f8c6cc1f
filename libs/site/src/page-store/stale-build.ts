/** The age of a document, in milliseconds, from which it is loaded again if nothing can be stored. */
const longEnough = 60_000;

/** The last navigation of the tab, unless it stays in this document. */
let leaving: { readonly url: string; readonly signal: AbortSignal } | undefined;

/** Notices when the visitor follows a link to another document. Does nothing in browsers without the Navigation API. */
export function noticeLeaving(): void {
  if (!('navigation' in globalThis)) return;
  navigation.addEventListener('navigate', ({ destination: { url, sameDocument }, downloadRequest, signal }) => {
    leaving = sameDocument || downloadRequest !== null ? undefined : { url, signal };
  });
}

let isUnloading = false;

/**
 * Notices that the visitor leaves by the browser itself, such as by its address bar, until the returned function is
 * called. Firefox then cancels all loads of the document, and a missing file means nothing. Only for the time in which
 * scripts load: a document with this listener may not be kept for the way back.
 */
export function noticeUnloading(): () => void {
  onbeforeunload = () => {
    isUnloading = true;
  };
  return () => {
    onbeforeunload = null;
    isUnloading = false;
  };
}

/**
 * True while the browser is loading another document. A navigation that React shows in this one has already changed the
 * address.
 */
const isLeaving = () =>
  isUnloading || (leaving !== undefined && !leaving.signal.aborted && leaving.url !== location.href);

/**
 * Loads the intended page's document, once for each reason, so that there is no loop. Reasons are a build with a
 * missing file or a page that fails to render, and a build at a boundary. Each has its own key, so the loads also end
 * while two builds answer in turn. If nothing can be stored, a document that was loaded within the last minute is kept.
 * A navigation to another document continues. Returns true if a document is being loaded.
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
