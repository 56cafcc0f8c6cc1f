'use client';

import { type RefObject, useEffect, useState } from 'react';
import { noteScrollbar } from '../../hooks/scrollbar.ts';

function activeElement() {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

/** Makes the page inert, except for this layer and elements with `data-stays-live`, and later restores the focus. */
export function useModality(layer: RefObject<HTMLElement | null>) {
  // Read in the first render: later, the dialog has the focus and the page can't scroll.
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
    // Radix moves the focus without scrolling. In a low window, the focus wraps from the last button to a first one
    // that is out of view.
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
