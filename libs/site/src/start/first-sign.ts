/** Events that show that a person uses the page, with a pointer, a finger, a keyboard or an assistive technology. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'click'] as const;

/** Calls back once, at the first sign that a person uses the page. */
export function onFirstSign(callback: () => void): void {
  const listen = (event: Event) => {
    if (event.type === 'pointermove' && !hasMoved(event as PointerEvent)) return;
    for (const sign of signs) document.removeEventListener(sign, listen, { capture: true });
    callback();
  };
  for (const sign of signs) document.addEventListener(sign, listen, { capture: true, passive: true });
}

/** Browsers also report a resting pointer when the page moves under it. */
function hasMoved({ movementX, movementY }: PointerEvent): boolean {
  return movementX !== 0 || movementY !== 0;
}
