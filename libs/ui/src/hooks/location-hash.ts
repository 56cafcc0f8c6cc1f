'use client';

import { useEffect, useEffectEvent } from 'react';

function named() {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    // The hash contains an invalid percent-encoding.
    return '';
  }
}

/**
 * Calls back with the name in the URL's hash, on entry and after each change: for content that must open before it can
 * be scrolled to.
 */
export function useLocationHash(heard: (name: string, entering: boolean) => void): void {
  const hear = useEffectEvent((entering: boolean) => {
    const name = named();
    if (name) heard(name, entering);
  });
  useEffect(() => {
    hear(true);
    const changed = () => hear(false);
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, []);
}
