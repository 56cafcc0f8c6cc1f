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

/**
 * Scrolls a form into view when its answer arrives while somebody types in it: by as little as shows all of it, or to its beginning if it
 * is taller than the window.
 */
export function useAnswerInView(answer: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const { current } = form;
    if (answer !== undefined && current?.contains(document.activeElement)) current.scrollIntoView({ block: 'nearest' });
  }, [answer]);
  return form;
}
