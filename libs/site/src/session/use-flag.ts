import { useSyncExternalStore } from 'react';
import { isFlagSet, onFlagSet } from './flags.ts';

/** Returns `isFlagSet` in a component. The server does not know it, and renders nothing that depends on it. */
export function useFlag(name: string): boolean {
  return useSyncExternalStore(
    onFlagSet,
    () => isFlagSet(name),
    () => true,
  );
}
