import { type ReactNode, useEffect, useRef } from 'react';
import { armed, reveal } from './Reveal.css.ts';

type RevealProps = { children: ReactNode; as?: 'div' | 'section' | 'li' | 'figure' | undefined };

/** Settles its content into place as it scrolls in; without JavaScript or motion it simply stands there. */
export function Reveal({ children, as: Element = 'div' }: RevealProps) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    // The root reaches far up, so whatever is above the screen counts as seen and only what lies below is not.
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry) return;
      // Armed here and not at first render: without JavaScript nothing may start out of place.
      if (!entry.isIntersecting) element.classList.add(armed);
      element.classList.toggle('animated', entry.isIntersecting);
    }, { root: document, threshold: 0.1, rootMargin: '99999px 0px 0px' });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <Element ref={ref as never} className={reveal}>{children}</Element>;
}
