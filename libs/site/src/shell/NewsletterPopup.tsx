import { createElement, useEffect, useState } from 'react';
import { isNoted, note } from '../session/noted.ts';
import type { NewsletterPopupProps, Overlays } from './Shell.tsx';
import { useLoaded } from './use-loaded.ts';

/** How long a visitor looks around before being asked, in milliseconds. */
const patience = 12_000;

/** Asks a new visitor for an address, once, after a look around; its code loads only then. A pop-up that fails to load is one that does not open. */
export function NewsletterPopup({ load, ...popup }: Omit<NewsletterPopupProps, 'onClose'> & { load: Overlays['newsletterPopup'] }) {
  const [due, setDue] = useState(false);
  const Popup = useLoaded(due, load);
  useEffect(() => {
    if (isNoted('newsletter-popup')) return;
    const timer = setInterval(() => {
      // Who is in a window of the page's own is not interrupted.
      if (document.querySelector('[role=dialog]')) return;
      clearInterval(timer);
      setDue(true);
    }, patience);
    return () => clearInterval(timer);
  }, []);
  if (!due || !Popup) return null;
  const close = () => {
    note('newsletter-popup');
    setDue(false);
  };
  return createElement(Popup, { ...popup, onClose: close });
}
