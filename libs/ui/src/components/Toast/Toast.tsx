'use client';

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { store } from './messages.ts';
import type { ToastLayerProps } from './ToastLayer.tsx';

export { type MessageTone, type Notification, notify, showToast, type Toast } from './messages.ts';

type ToasterProps = {
  /** The accessible names of the regions and of the buttons. */
  labels: {
    /** Accessible names of the regions that contain the messages. */
    toasts: string;
    notifications: string;
    close: string;
  };
};

/**
 * Shows the messages of `showToast` and `notify` above all other content. Render it once per page. It is empty at
 * first: the code that shows messages is loaded for the first one, which waits for it.
 */
export function Toaster({ labels }: ToasterProps) {
  const messages = useSyncExternalStore(store.subscribe, store.read, store.readOnServer);
  const [Layer, setLayer] = useState<ComponentType<ToastLayerProps>>();

  useEffect(() => {
    if (Layer || messages.length === 0) return;
    let wanted = true;
    import('./ToastLayer.tsx').then(
      ({ ToastLayer }) => wanted && setLayer(() => ToastLayer),
      // The code failed to load: the messages wait, and the next one tries again.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [Layer, messages]);

  return Layer && <Layer labels={labels} messages={messages} />;
}
