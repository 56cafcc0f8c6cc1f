'use client';

import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';

/**
 * Adds the class `animated` to an element once a tenth of it is visible, and removes it when the element is scrolled
 * out below. Adds `waiting` the first time that the element is out of view.
 */
export function useScrolledIn<Seen extends HTMLElement>(waiting: string, given: Ref<Seen> | undefined) {
  const ref = useRef<Seen>(null);
  useImperativeHandle(given, () => ref.current as Seen, []);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    // The root extends far upwards, so that only elements below the window count as not seen.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        // Here, not in the first render: without JavaScript everything must be in place.
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
