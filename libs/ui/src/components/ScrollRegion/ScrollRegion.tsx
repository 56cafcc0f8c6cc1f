'use client';

import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Root } from '../../props.ts';
import * as styles from './ScrollRegion.css.ts';

type ScrollRegionProps = {
  /** Accessible name of the region, announced when the keyboard focus reaches it. */
  label: string;
  /** The scrollable content. */
  children: ReactNode;
};

/** Returns the sides on which content is scrolled out of view; both are false before it is measured. */
function useEdges() {
  const strip = useRef<HTMLDivElement>(null);
  const [edges, setEdges] = useState({ before: false, after: false, scrolls: true });

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      // Negative in right-to-left text.
      const at = Math.abs(scrollLeft);
      const next = {
        before: at > 1,
        after: at + clientWidth < scrollWidth - 1,
        scrolls: scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
      };
      setEdges((was) =>
        was.before === next.before && was.after === next.after && was.scrolls === next.scrolls ? was : next,
      );
    };
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    for (const child of element.children) resized.observe(child);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);

  return { strip, ...edges };
}

/** Makes content that may be too wide scrollable, with a shadow on each side where more of it follows. */
export function ScrollRegion({ label, children, className, ...rest }: ScrollRegionProps & Root<'div'>) {
  const { strip, before, after, scrolls } = useEdges();
  return (
    <div
      {...rest}
      className={clsx(styles.region, className)}
      data-before={before || undefined}
      data-after={after || undefined}
    >
      {/* Only focusable if there is something to scroll. */}
      <div ref={strip} className={styles.scroller} role="region" aria-label={label} tabIndex={scrolls ? 0 : undefined}>
        {children}
      </div>
    </div>
  );
}
