import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls what has just been chosen into view where it stands below the window's end, as on small screens. */
export function useBroughtIntoView(): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = element;
    if (current && current.getBoundingClientRect().top > innerHeight - 100) current.scrollIntoView({ block: 'start' });
  }, []);
  return element;
}
