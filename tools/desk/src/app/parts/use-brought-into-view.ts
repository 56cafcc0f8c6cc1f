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

/** Scrolls a form to its beginning when its answer has come, somebody types in it, and it reaches below the window. */
export function useAnswerInView(answer: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const { current } = form;
    if (!current || answer === undefined || !current.contains(document.activeElement)) return;
    if (current.getBoundingClientRect().bottom > innerHeight) current.scrollIntoView({ block: 'start' });
  }, [answer]);
  return form;
}
