import { type ReactNode, useEffect, useRef } from 'react';
import { armed, reveal } from './Reveal.css.ts';

type RevealProps = { children: ReactNode; as?: 'div' | 'section' | 'li' | 'figure' | undefined };

/** Settles its content into place as it scrolls in; without JavaScript or motion it simply stands there. */
export function Reveal({ children, as: Element = 'div' }: RevealProps) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry) return;
      const below = entry.boundingClientRect.top > 0;
      // Only what still lies below may start out of place: nothing already seen jumps.
      if (entry.isIntersecting) element.classList.add('animated');
      else if (below) {
        element.classList.add(armed);
        element.classList.remove('animated');
      }
    }, { threshold: 0.1 });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <Element ref={ref as never} className={reveal}>{children}</Element>;
}
