import { useEffect, useState, type ComponentType } from 'react';
import { isNoted, note } from '../session/browser-flags.ts';
import type { NewsletterPopupProps, Overlays } from './Shell.tsx';

/** How long a visitor looks around before being asked, in milliseconds. */
const patience = 12_000;

/** Asks a new visitor for an address, once, after a look around; its code loads only then. */
export function NewsletterPopup({ load, ...popup }: Omit<NewsletterPopupProps, 'onClose'> & { load: Overlays['newsletterPopup'] }) {
  const [Popup, setPopup] = useState<ComponentType<NewsletterPopupProps>>();
  useEffect(() => {
    if (isNoted('newsletter-popup')) return;
    let left = false;
    let timer: ReturnType<typeof setTimeout>;
    const ask = () => {
      // Who is in a window of the page's own is not interrupted.
      if (document.querySelector('[role=dialog]')) {
        timer = setTimeout(ask, patience);
        return;
      }
      // A pop-up that fails to load is a pop-up that does not open.
      load().then(
        (component) => {
          if (!left) setPopup(() => component);
        },
        () => undefined,
      );
    };
    timer = setTimeout(ask, patience);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [load]);
  if (!Popup) return null;
  const close = () => {
    note('newsletter-popup');
    setPopup(undefined);
  };
  return <Popup {...popup} onClose={close} />;
}
