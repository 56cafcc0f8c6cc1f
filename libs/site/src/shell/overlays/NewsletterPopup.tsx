import { createElement, useEffect, useState } from 'react';
import { isFlagSet, setFlag } from '../../session/flags.ts';
import type { NewsletterPopupProps, Overlays } from './overlays.ts';
import { useLoaded } from './use-loaded.ts';

/** The time before the pop-up, in milliseconds. */
const patience = 12_000;

/** Elements in use by the visitor: a dialog, an open menu, a field. */
const occupied = '[role=dialog], :popover-open, :is(input, select, textarea):focus';

/**
 * Shows the newsletter pop-up to a new visitor once, after a delay; its code loads only then. If the code fails to
 * load, no pop-up opens.
 */
export function NewsletterPopup({
  load,
  ...popup
}: Omit<NewsletterPopupProps, 'onClose'> & { load: Overlays['newsletterPopup'] }) {
  const [due, setDue] = useState(false);
  const Popup = useLoaded(due, load);
  useEffect(() => {
    let timer = 0;
    // The pop-up takes the focus, so it must not interrupt a visitor who uses an element or the keyboard; it waits
    // again instead.
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (isFlagSet('newsletter-popup')) return;
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
    setFlag('newsletter-popup');
    setDue(false);
  };
  return createElement(Popup, { ...popup, onClose: close });
}
