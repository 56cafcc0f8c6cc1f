import { useEffect, useRef } from 'react';

const ends = ['pointerup', 'pointercancel'] as const;

/** Returns a function that calls back at once, or after the click while a pointer is pressed. */
export function usePressEnd(): (act: () => void) => void {
  const isPressed = useRef(false);
  useEffect(() => {
    const page = new AbortController();
    const whilePage = { capture: true, signal: page.signal };
    addEventListener('pointerdown', () => (isPressed.current = true), whilePage);
    for (const end of ends) addEventListener(end, () => (isPressed.current = false), whilePage);
    return () => page.abort();
  }, []);
  return (act) => {
    if (!isPressed.current) return act();
    const press = new AbortController();
    for (const end of ends)
      addEventListener(
        end,
        () => {
          press.abort();
          // The click event follows immediately.
          setTimeout(act);
        },
        { signal: press.signal },
      );
  };
}
