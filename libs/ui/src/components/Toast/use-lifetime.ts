'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Duration of the closing animation, in milliseconds. */
const leaving = 300;

/**
 * Closes a message after `duration` milliseconds, not counting the time in which it is held, and calls `over` after the
 * closing animation.
 */
export function useLifetime(duration: number, held: boolean, over: () => void) {
  const [open, setOpen] = useState(true);
  const left = useRef(duration);
  const end = useEffectEvent(over);

  useEffect(() => {
    if (held || !open || !Number.isFinite(left.current)) return;
    const since = performance.now();
    const timer = setTimeout(() => setOpen(false), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [held, open]);

  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => end(), leaving);
    return () => clearTimeout(timer);
  }, [open]);

  return { open, close: () => setOpen(false) };
}
