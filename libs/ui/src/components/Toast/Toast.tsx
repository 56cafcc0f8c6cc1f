'use client';

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { store } from './messages.ts';
import type { ToastLayerProps } from './ToastLayer.tsx';

export { type MessageTone, type Notification, notify, showToast, type Toast } from './messages.ts';

type ToasterProps = {
  /** The accessible names of the regions and of the buttons. */
  labels: {
    /** The regions in which the messages stand. */
    toasts: string;
    notifications: string;
    close: string;
  };
};

/**
 * Shows what `showToast` and `notify` say, above everything. Stands once in a page and is nothing at first: what shows the
 * messages is fetched for the first one, which waits for it.
 */
export function Toaster({ labels }: ToasterProps) {
  const messages = useSyncExternalStore(store.subscribe, store.read, store.readOnServer);
  const [Layer, setLayer] = useState<ComponentType<ToastLayerProps>>();

  useEffect(() => {
    if (Layer || messages.length === 0) return;
    let wanted = true;
    import('./ToastLayer.tsx').then(
      ({ ToastLayer }) => wanted && setLayer(() => ToastLayer),
      // It could not be fetched: the messages wait, and the next one tries again.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [Layer, messages]);

  return Layer && <Layer labels={labels} messages={messages} />;
}
