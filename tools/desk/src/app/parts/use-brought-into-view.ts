import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls what has just been chosen into view where it begins above or below the window. */
export function useBroughtIntoView(): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = element;
    const top = current?.getBoundingClientRect().top ?? 0;
    if (top < 0 || top > innerHeight - 100) current?.scrollIntoView({ block: 'start' });
  }, []);
  return element;
}
