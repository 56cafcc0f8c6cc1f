'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** How long it takes to go, in milliseconds. */
const leaving = 300;

/** A message's time on the screen: it closes after so many milliseconds in which nothing held it, and is over once it has gone. */
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
