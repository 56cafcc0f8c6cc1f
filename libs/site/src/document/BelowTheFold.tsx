import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react';
import * as styles from './BelowTheFold.css.ts';

/** How the page that is shown came about: loaded as a document, or by a link in one that was there. */
export type Arrival = 'document' | 'link';

/** Tells the parts of a page how it came about. */
export const ArrivalContext = createContext<Arrival>('document');

/**
 * The part of a screen that is out of sight when it is entered at its top. A document has it at once; after a link it is rendered once
 * the part above it can be seen, which halves the time to the next page on a slow phone.
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

/** Calls back after the next frame has been drawn; a hidden tab draws none until it is seen. The returned function cancels. */
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
