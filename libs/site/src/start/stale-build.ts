/** How long a document has to have been open, in milliseconds, to be loaded again where nothing can be stored. */
const longEnough = 60_000;

/**
 * Loads the intended page's document, once for each reason: a second time would be a loop. Reasons are a build with a missing file or a
 * page that fails to render, and a build at a boundary. Each has a key of its own, so the loads end too while two builds answer in turn.
 * Where nothing can be stored, a document that was loaded within the last minute is kept. Returns whether the document is being loaded.
 */
export function reloadOnce(reason: string, href: string): boolean {
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
