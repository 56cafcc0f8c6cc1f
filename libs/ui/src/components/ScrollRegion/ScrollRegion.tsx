'use client';

import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Root } from '../../props.ts';
import * as styles from './ScrollRegion.css.ts';

type ScrollRegionProps = {
  /** What is in it, for those who come to it by keyboard. */
  label: string;
  /** What scrolls. */
  children: ReactNode;
};

/** Where a strip goes on, out of sight; unknown before it is measured. */
function useEdges() {
  const strip = useRef<HTMLDivElement>(null);
  const [edges, setEdges] = useState({ before: false, after: false, scrolls: true });

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      // Negative where lines run from right to left.
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

/** Holds what may be wider than its place, and shows by a shadow along the seam where it goes on. */
export function ScrollRegion({ label, children, className, ...rest }: ScrollRegionProps & Root<'div'>) {
  const { strip, before, after, scrolls } = useEdges();
  return (
    <div
      {...rest}
      className={clsx(styles.region, className)}
      data-before={before || undefined}
      data-after={after || undefined}
    >
      {/* A stop for the keyboard only where there is something to scroll. */}
      <div ref={strip} className={styles.scroller} role="region" aria-label={label} tabIndex={scrolls ? 0 : undefined}>
        {children}
      </div>
    </div>
  );
}
