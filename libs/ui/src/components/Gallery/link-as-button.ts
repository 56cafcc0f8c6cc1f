'use client';

import type { KeyboardEvent, MouseEvent } from 'react';
import { useHydrated } from '../../hooks/browser.ts';

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** What is called a button answers to the space bar as well. */
function pressOnSpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

/**
 * Makes links open a window over the page, as buttons do. Where no JavaScript runs, or the window can't be loaded, they
 * lead to what it would show.
 */
export function useLinkAsButton() {
  const isButton = useHydrated();

  return (open: () => Promise<void>) => {
    async function onClick(event: MouseEvent<HTMLAnchorElement>) {
      if (!isPlain(event)) return;
      event.preventDefault();
      const { currentTarget } = event;
      // Safari gives no focus to what is clicked, and the focus has to find its way back.
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
