'use client';

import { useEffect, useEffectEvent } from 'react';

function named() {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    // Someone else's percent sign.
    return '';
  }
}

/** Hears the name behind the `#` of the address, on entry and whenever it changes: for what must open before it can be looked at. */
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
