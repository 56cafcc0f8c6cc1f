/** Where a reload was last spent, per build: a second one would be a loop. */
const key = 'reloaded-for';

/**
 * A file of this build is gone: a newer build has taken its place. Loads the intended page's document,
 * once a build. Says whether it did; without session storage it never does.
 */
export function reloadOnce(build: string, href: string): boolean {
  try {
    if (sessionStorage.getItem(key) === build) return false;
    sessionStorage.setItem(key, build);
    if (sessionStorage.getItem(key) !== build) return false;
  } catch {
    return false;
  }
  if (new URL(href, location.href).href === location.href) location.reload();
  else location.assign(href);
  return true;
}
