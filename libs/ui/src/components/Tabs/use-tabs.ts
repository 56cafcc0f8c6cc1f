'use client';

import {
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useHydrated, useStillness } from '../../hooks/browser.ts';
import { useLocationHash } from '../../hooks/location-hash.ts';

/** Scrolls the list so that the open tab is in the middle, or at the start if it is wider than the list. */
function centre(root: HTMLElement, behavior: ScrollBehavior) {
  const tab = root.querySelector<HTMLElement>('[role=tab][aria-selected=true]');
  const list = tab?.parentElement;
  if (!list) return;
  const room = list.clientWidth - tab.offsetWidth;
  const before = room > 0 ? room / 2 : getComputedStyle(list).direction === 'rtl' ? room : 0;
  list.scrollTo({ left: tab.offsetLeft - before, behavior });
}

/** The state and the behaviour of tabs; `Tabs` renders them. */
export function useTabs(
  tabs: readonly { id: string }[],
  defaultTab: string | undefined,
  onChange: ((id: string) => void) | undefined,
  given: Ref<HTMLDivElement> | undefined,
) {
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(given, () => root.current as HTMLDivElement, []);
  const [chosen, setChosen] = useState(defaultTab);
  const [moved, setMoved] = useState(false);
  const still = useStillness();
  const live = useHydrated();
  const has = (id: string | undefined) => tabs.some((tab) => tab.id === id);
  const current = has(chosen) ? (chosen as string) : (tabs[0]?.id ?? '');

  function select(id: string) {
    if (id === current) return;
    setChosen(id);
    setMoved(true);
    onChange?.(id);
  }

  useLocationHash((name, entering) => {
    if (!has(name) || name === current) return;
    if (entering) {
      select(name);
      return;
    }
    flushSync(() => select(name));
    document.getElementById(name)?.scrollIntoView();
  });

  useReveal(root, has, select);
  useTabStop(root);

  useEffect(() => {
    if (!root.current) return;
    // React supports `hidden` only as a boolean.
    for (const panel of root.current.querySelectorAll(':scope > [role=tabpanel][hidden]'))
      panel.setAttribute('hidden', 'until-found');
    centre(root.current, moved && !still ? 'smooth' : 'instant');
  }, [current, moved, still, tabs]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const step = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const at = tabs.findIndex((tab) => tab.id === current);
    const to = { ArrowRight: at + step, ArrowLeft: at - step, Home: 0, End: tabs.length - 1 }[event.key];
    const next = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    flushSync(() => select(next.id));
    document.getElementById(`${next.id}-tab`)?.focus();
  }

  return { root, current, moved, live, select, onKeyDown };
}

/** Opens the panel in which the browser found a match. */
function useReveal(
  root: RefObject<HTMLDivElement | null>,
  has: (id: string) => boolean,
  select: (id: string) => void,
): void {
  // Fired when the browser's search finds a match in a closed panel, or a link targets an element in it.
  const reveal = useEffectEvent(({ target }: Event) => {
    const found = target instanceof Element && target.parentElement === root.current ? target.id : '';
    // Synchronously: the browser scrolls to the match next, and all panels must have their final heights by then.
    if (has(found)) flushSync(() => select(found));
  });
  useEffect(() => {
    const element = root.current;
    element?.addEventListener('beforematch', reveal);
    return () => element?.removeEventListener('beforematch', reveal);
  }, [root]);
}

/** Makes the open panel a stop of the Tab key, unless it contains one. */
function useTabStop(root: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    // React renders the panel as a stop of the Tab key, which is right without scripts. It is removed if the panel
    // contains a focusable element.
    const panel = root.current?.querySelector(':scope > [role=tabpanel]:not([hidden])');
    if (panel?.querySelector('a[href], button, input, select, textarea, summary, [tabindex="0"]'))
      panel.removeAttribute('tabindex');
  });
}
