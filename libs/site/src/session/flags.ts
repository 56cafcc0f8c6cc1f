const listeners = new Set<() => void>();
/** The flags that were set since the page was opened; they work without storage. */
const setSinceLoad = new Set<string>();

/** Returns true if a flag was set in this browser before; if storage is blocked, since the page was opened. */
export function isFlagSet(name: string): boolean {
  try {
    return localStorage.getItem(`noted:${name}`) !== null || setSinceLoad.has(name);
  } catch {
    return setSinceLoad.has(name);
  }
}

/** Sets a flag, for later visits too. */
export function setFlag(name: string): void {
  setSinceLoad.add(name);
  try {
    localStorage.setItem(`noted:${name}`, '1');
  } catch {
    // Storage is blocked or full: the flag does not last until the next visit.
  }
  for (const listener of listeners) listener();
}

/** Calls the listener after each flag that is set; the returned function ends it. */
export function onFlagSet(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
