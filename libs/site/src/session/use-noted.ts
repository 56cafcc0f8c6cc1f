import { useSyncExternalStore } from 'react';
import { isNoted, onNote } from './noted.ts';

/** `isNoted` in a component. The server can't know, and shows nothing that depends on it. */
export function useNoted(name: string): boolean {
  return useSyncExternalStore(
    onNote,
    () => isNoted(name),
    () => true,
  );
}
