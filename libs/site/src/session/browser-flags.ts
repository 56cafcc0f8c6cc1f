import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** Whether something was noted in this browser before. A browser that blocks storage always says no. */
export function isNoted(name: string): boolean {
  try {
    return localStorage.getItem(`noted:${name}`) !== null || forgotten.has(name);
  } catch {
    return forgotten.has(name);
  }
}

/** What could not be stored, for as long as the page is open. */
const forgotten = new Set<string>();

/** Notes that something happened, for later visits. */
export function note(name: string): void {
  forgotten.add(name);
  try {
    localStorage.setItem(`noted:${name}`, '1');
  } catch {
    // Storage is blocked or full: the visitor is asked again on the next visit.
  }
  for (const listener of listeners) listener();
}

/** `isNoted` in a component. The server can't know, and shows nothing that depends on it. */
export function useNoted(name: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isNoted(name),
    () => true,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
