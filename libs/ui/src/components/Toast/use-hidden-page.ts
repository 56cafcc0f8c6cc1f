'use client';

import { useSyncExternalStore } from 'react';

function watch(changed: () => void) {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** Returns true while the page is in a background tab. */
export function useHiddenPage(): boolean {
  return useSyncExternalStore(
    watch,
    () => document.hidden,
    () => false,
  );
}
