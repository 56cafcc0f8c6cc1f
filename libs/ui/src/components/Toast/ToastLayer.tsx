'use client';

import { Provider, Viewport } from '@radix-ui/react-toast';
import { clsx } from 'clsx';
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { grounds } from '../../theme/grounds.css.ts';
import type { Message } from './messages.ts';
import { NotificationPanel, ToastPanel } from './MessagePanels.tsx';
import * as styles from './Toast.css.ts';
import { useHiddenPage } from './use-hidden-page.ts';

/** Durations of the messages, in milliseconds. */
const times = { toast: 3000, notification: 4500 };

/** Props of the layer that contains the messages. */
export type ToastLayerProps = {
  messages: readonly Message[];
  labels: { toasts: string; notifications: string; close: string };
  lasts?: typeof times | undefined;
};

/** Restores the focus to its previous element when the last message, which had the focus, disappears. */
function useReturnedFocus() {
  const cameFrom = useRef<HTMLElement>(null);
  useEffect(
    () => () => {
      if (document.activeElement === document.body) cameFrom.current?.focus();
    },
    [],
  );
  return {
    onFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        cameFrom.current = relatedTarget;
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) cameFrom.current = null;
    },
  };
}

/**
 * Returns true while the pointer or the focus is inside. Radix resumes its timers whenever the window regains focus,
 * even if a visitor is reading a message.
 */
function useHold() {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  return {
    held: pointed || focused,
    hold: {
      onPointerMove: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocusCapture: () => setFocused(true),
      // If another window gets the focus, the active element here does not change.
      onBlurCapture: ({ currentTarget, relatedTarget, target }: FocusEvent<HTMLElement>) =>
        setFocused(currentTarget.contains(relatedTarget) || document.activeElement === target),
    },
  };
}

type PlaceProps = {
  label: string;
  kind: Message['kind'];
  children: (held: boolean) => ReactNode;
};

/**
 * One of the two message regions. It is rendered only while it has messages, so that its hold state is reset each time.
 */
function Place({ label, kind, children }: PlaceProps) {
  const { held, hold } = useHold();
  const hidden = useHiddenPage();
  const focus = useReturnedFocus();
  const rightToLeft = getComputedStyle(document.documentElement).direction === 'rtl';
  return (
    <div {...hold} {...focus}>
      {/* Durations are not left to Radix, which does not pause while the page is hidden. */}
      <Provider
        label={label}
        duration={Infinity}
        swipeDirection={kind === 'toast' ? 'up' : rightToLeft ? 'left' : 'right'}
      >
        {children(held || hidden)}
        <Viewport className={styles.viewports[kind]} label={label} hotkey={kind === 'toast' ? [] : ['F8']} />
      </Provider>
    </div>
  );
}

/** Both message regions, at the end of the document, where dialogs do not make them inert. */
export function ToastLayer({ messages, labels, lasts = times }: ToastLayerProps) {
  const toasts = messages.filter((message) => message.kind === 'toast');
  const notifications = messages.filter((message) => message.kind === 'notification');
  return createPortal(
    <div className={clsx(styles.layer, grounds.paper)} data-stays-live>
      {notifications.length > 0 && (
        <Place kind="notification" label={labels.notifications}>
          {(held) =>
            notifications.map((message) => (
              <NotificationPanel
                key={message.key}
                message={message}
                lasts={lasts.notification}
                held={held}
                closeLabel={labels.close}
              />
            ))
          }
        </Place>
      )}
      {toasts.length > 0 && (
        <Place kind="toast" label={labels.toasts}>
          {(held) =>
            toasts.map((message) => <ToastPanel key={message.key} message={message} lasts={lasts.toast} held={held} />)
          }
        </Place>
      )}
    </div>,
    document.body,
  );
}
