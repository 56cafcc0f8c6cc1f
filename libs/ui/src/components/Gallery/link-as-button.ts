'use client';

import type { KeyboardEvent, MouseEvent } from 'react';
import { useHydrated } from '../../hooks/browser.ts';

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Handles the space bar, which must press an element with the role of a button. */
function pressOnSpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

/**
 * Makes links open a dialog, as buttons do. Without JavaScript, or if the dialog fails to load, the browser follows the
 * link to the same content.
 */
export function useLinkAsButton() {
  const isButton = useHydrated();

  return (open: () => Promise<void>) => {
    async function onClick(event: MouseEvent<HTMLAnchorElement>) {
      if (!isPlain(event)) return;
      event.preventDefault();
      const { currentTarget } = event;
      // Safari does not focus a clicked link, but the focus must return to it later.
      currentTarget.focus();
      try {
        await open();
      } catch {
        location.assign(currentTarget.href);
      }
    }
    return {
      onClick,
      ...(isButton && ({ role: 'button', 'aria-haspopup': 'dialog', onKeyDown: pressOnSpace } as const)),
    };
  };
}
