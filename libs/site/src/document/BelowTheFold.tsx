import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react';
import * as styles from './BelowTheFold.css.ts';

/** The visitor's arrival at the page: by the load of a document, or by a link in an earlier document. */
export type Arrival = 'document' | 'link';

/** Provides how the visitor arrived at the page to its parts. */
export const ArrivalContext = createContext<Arrival>('document');

/**
 * The part of a screen that is not visible when it is entered at its top. A document has it at once; after a link it is
 * rendered once the part above it has been painted, which halves the time to the next page on a slow phone.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const arrival = use(ArrivalContext);
  const [isDue, setDue] = useState(arrival === 'document');
  useEffect(
    () =>
      isDue
        ? undefined
        : afterPaint(() => {
            startTransition(() => {
              setDue(true);
            });
          }),
    [isDue],
  );
  return isDue ? children : <div className={styles.rest} />;
}

/**
 * Calls back after the next frame has been drawn; a hidden tab draws none until it is visible. The returned function
 * cancels.
 */
function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
