import { createElement, useEffect, useState } from 'react';
import { isNoted, note } from '../session/noted.ts';
import type { NewsletterPopupProps, Overlays } from './overlays.ts';
import { useLoaded } from './use-loaded.ts';

/** How long a visitor looks around before being asked, in milliseconds. */
const patience = 12_000;

/** What a visitor is at: a dialog, an open menu, a field. */
const occupied = '[role=dialog], :popover-open, :is(input, select, textarea):focus';

/** Asks a new visitor for an address, once, after a look around; its code loads only then. A pop-up that fails to load is one that does not open. */
export function NewsletterPopup({
  load,
  ...popup
}: Omit<NewsletterPopupProps, 'onClose'> & { load: Overlays['newsletterPopup'] }) {
  const [due, setDue] = useState(false);
  const Popup = useLoaded(due, load);
  useEffect(() => {
    let timer = 0;
    // It would take the focus: whoever is at something, or goes by keyboard, is not interrupted, and asked a while later.
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (isNoted('newsletter-popup')) return;
        if (document.querySelector(occupied)) wait();
        else setDue(true);
      }, patience);
    };
    wait();
    addEventListener('keydown', wait);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', wait);
    };
  }, []);
  if (!due || !Popup) return null;
  const close = () => {
    note('newsletter-popup');
    setDue(false);
  };
  return createElement(Popup, { ...popup, onClose: close });
}
