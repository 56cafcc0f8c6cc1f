'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { type Hands, listen } from './gestures.ts';

/** Handles gestures on a stage with the callbacks of the latest render. */
export function useHands(stage: RefObject<HTMLElement | null>, hands: Hands): void {
  const latest = useRef(hands);
  useEffect(() => {
    latest.current = hands;
  });
  useEffect(() => {
    if (!stage.current) return;
    return listen(stage.current, {
      isZoomed: () => latest.current.isZoomed(),
      pinch: (...pinched) => latest.current.pinch(...pinched),
      pan: (...panned) => latest.current.pan(...panned),
      toggle: (at) => latest.current.toggle(at),
      drag: (by) => latest.current.drag(by),
      release: (...released) => latest.current.release(...released),
    });
  }, [stage]);
}
