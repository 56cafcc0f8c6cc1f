'use client';

import { useSyncExternalStore } from 'react';

function watch(changed: () => void) {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** Whether the page lies in a tab that nobody sees. */
export function useHiddenPage(): boolean {
  return useSyncExternalStore(
    watch,
    () => document.hidden,
    () => false,
  );
}
