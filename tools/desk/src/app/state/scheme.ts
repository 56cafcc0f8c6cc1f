import { useSyncExternalStore } from 'react';

export type Scheme = 'light' | 'dark';

const key = 'desk-scheme';
const dark = matchMedia('(prefers-color-scheme: dark)');
const changed = 'desk:scheme';

function read(): Scheme {
  const chosen = localStorage.getItem(key);
  return chosen === 'light' || chosen === 'dark' ? chosen : dark.matches ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  dark.addEventListener('change', listener);
  addEventListener(changed, listener);
  addEventListener('storage', listener);
  return () => {
    dark.removeEventListener('change', listener);
    removeEventListener(changed, listener);
    removeEventListener('storage', listener);
  };
}

/** Returns light or dark: the machine's preference, until the user chooses. */
export function useScheme(): readonly [Scheme, (scheme: Scheme) => void] {
  const scheme = useSyncExternalStore(subscribe, read);
  return [
    scheme,
    (next) => {
      localStorage.setItem(key, next);
      dispatchEvent(new Event(changed));
    },
  ];
}
