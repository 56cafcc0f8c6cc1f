'use client';

import { useSyncExternalStore } from 'react';

function never() {
  return () => undefined;
}

/** Returns false on the server and while hydrating, and true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const still = '(prefers-reduced-motion: reduce)';

function watchMotion(changed: () => void) {
  const query = matchMedia(still);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Returns true if the visitor prefers reduced motion; true on the server, where nothing moves. */
export function useStillness(): boolean {
  return useSyncExternalStore(
    watchMotion,
    () => matchMedia(still).matches,
    () => true,
  );
}
