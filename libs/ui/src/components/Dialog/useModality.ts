import { type RefObject, useEffect, useState } from 'react';
import { guttered, locked } from './Dialog.css.ts';

function activeElement() {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

/** Makes everything but this layer inert and holds the page's scroll, and gives the focus back at the end. */
export function useModality(layer: RefObject<HTMLElement | null>) {
  // Read while rendering for the first time: a moment later the dialog has taken the focus.
  const [opener] = useState(activeElement);

  useEffect(() => {
    const others = [...document.body.children].filter(element => element !== layer.current && !element.hasAttribute('inert') && !element.hasAttribute('data-radix-focus-guard'));
    for (const element of others) element.setAttribute('inert', '');
    const page = document.documentElement;
    if (window.innerWidth > page.clientWidth) page.classList.add(guttered);
    page.classList.add(locked);
    return () => {
      for (const element of others) element.removeAttribute('inert');
      page.classList.remove(locked, guttered);
    };
  }, [layer]);

  return (event: Event) => {
    event.preventDefault();
    opener?.focus();
  };
}
