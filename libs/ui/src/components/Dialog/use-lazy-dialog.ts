'use client';

import { type ComponentType, useState } from 'react';
import { useLinkAsButton } from '../Gallery/link-as-button.ts';
import type { Dialog } from './Dialog.tsx';

function fetchDialog() {
  return import('./Dialog.tsx');
}

/**
 * Loads the dialog when the pointer or the focus reaches the link that opens it. If it can't be loaded, the browser
 * follows the link to the same content.
 */
export function useLazyDialog() {
  const [Window, setWindow] = useState<ComponentType<Parameters<typeof Dialog>[0]>>();
  const [isOpen, setIsOpen] = useState(false);
  const asButton = useLinkAsButton();

  async function open() {
    const { Dialog: Loaded } = await fetchDialog();
    setWindow(() => Loaded);
    setIsOpen(true);
  }

  function prefetch() {
    void fetchDialog().catch(() => undefined);
  }

  return {
    Window,
    isOpen,
    close: () => setIsOpen(false),
    opener: { onPointerEnter: prefetch, onFocus: prefetch, ...asButton(open) },
  };
}
