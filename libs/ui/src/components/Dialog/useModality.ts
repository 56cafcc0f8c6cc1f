'use client';

import { type RefObject, useEffect, useState } from 'react';
import { noteScrollbar } from '../../hooks/scrollbar.ts';

function activeElement() {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

/** Makes everything but this layer and what stays live inert, and gives the focus back at the end. */
export function useModality(layer: RefObject<HTMLElement | null>) {
  // Read while rendering for the first time: a moment later the dialog has taken the focus and holds the page.
  const [opener] = useState(() => {
    noteScrollbar();
    return activeElement();
  });

  useEffect(() => {
    const others = [...document.body.children].filter(
      (element) =>
        element !== layer.current && !element.matches('[inert], [data-radix-focus-guard], [data-stays-live]'),
    );
    for (const element of others) element.setAttribute('inert', '');
    // Whoever keeps the focus inside moves it without scrolling: in a low window the last button leads to a first one out of sight.
    const follow = ({ target }: FocusEvent) => {
      if (target instanceof Element) target.scrollIntoView({ block: 'nearest' });
    };
    const shown = layer.current;
    shown?.addEventListener('focusin', follow);
    return () => {
      shown?.removeEventListener('focusin', follow);
      for (const element of others) element.removeAttribute('inert');
    };
  }, [layer]);

  return (event: Event) => {
    event.preventDefault();
    opener?.focus();
  };
}
