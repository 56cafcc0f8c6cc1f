import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls the selected element into view if its start is outside the window. */
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
 * Scrolls a form into view when its answer arrives while the user is typing in it: by the minimum that shows all of it,
 * or to its start if it is taller than the window.
 */
export function useAnswerInView(answer: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const { current } = form;
    if (answer !== undefined && current?.contains(document.activeElement)) current.scrollIntoView({ block: 'nearest' });
  }, [answer]);
  return form;
}
