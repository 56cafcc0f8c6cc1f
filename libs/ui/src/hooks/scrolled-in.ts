'use client';

import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';

/**
 * Gives an element the class `animated` once a tenth of it is on the screen, and takes it away when it is scrolled back
 * out below. It carries `waiting` from the first time that it was seen to be out of sight.
 */
export function useScrolledIn<Seen extends HTMLElement>(waiting: string, given: Ref<Seen> | undefined) {
  const ref = useRef<Seen>(null);
  useImperativeHandle(given, () => ref.current as Seen, []);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    // The root reaches far up, so whatever is above the screen counts as seen and only what lies below is not.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        // Here and not at first render: without JavaScript nothing may start out of place.
        if (!entry.isIntersecting) element.classList.add(waiting);
        element.classList.toggle('animated', entry.isIntersecting);
      },
      { root: document, threshold: 0.1, rootMargin: '99999px 0px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [waiting]);
  return ref;
}
