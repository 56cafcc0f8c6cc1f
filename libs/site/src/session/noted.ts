const listeners = new Set<() => void>();
/** What was noted since the page was opened, which holds where storage does not. */
const notedNow = new Set<string>();

/** Whether something was noted in this browser before; where storage is blocked, since the page was opened. */
export function isNoted(name: string): boolean {
  try {
    return localStorage.getItem(`noted:${name}`) !== null || notedNow.has(name);
  } catch {
    return notedNow.has(name);
  }
}

/** Notes that something happened, for later visits. */
export function note(name: string): void {
  notedNow.add(name);
  try {
    localStorage.setItem(`noted:${name}`, '1');
  } catch {
    // Storage is blocked or full: the visitor is asked again on the next visit.
  }
  for (const listener of listeners) listener();
}

/** Calls the listener after each note; the returned function ends it. */
export function onNote(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
