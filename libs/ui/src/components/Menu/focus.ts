import type { FocusEvent, KeyboardEvent } from 'react';

function panelOf(menu: Element) {
  return menu.querySelector<HTMLElement>('[popover]');
}

/** Returns the entry that a key moves to. From the opener, at -1, only the up and down arrows lead into the panel. */
function entryFor(key: string, entries: readonly HTMLElement[], at: number, rightToLeft: boolean) {
  const forward = rightToLeft ? -1 : 1;
  const step = { ArrowDown: 1, ArrowUp: -1, ...(at >= 0 && { ArrowRight: forward, ArrowLeft: -forward }) }[key];
  if (step)
    return entries[at < 0 ? (step > 0 ? 0 : entries.length - 1) : (at + step + entries.length) % entries.length];
  return at < 0 ? undefined : { Home: entries[0], End: entries.at(-1) }[key];
}

/** Moves the focus between the entries of a menu by arrow keys; from its opener, they open it first. */
export function walk(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: menu, target, key } = event;
  const panel = panelOf(menu);
  if (
    !panel ||
    !(target instanceof HTMLElement) ||
    target.matches('input, select, textarea') ||
    event.altKey ||
    event.ctrlKey ||
    event.metaKey
  )
    return;
  const entries = [...panel.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')];
  const entry = entryFor(key, entries, entries.indexOf(target), getComputedStyle(menu).direction === 'rtl');
  if (!entry) return;
  event.preventDefault();
  if (!panel.matches(':popover-open')) target.click();
  entry.focus();
}

/** Closes a menu when the focus leaves it; its panel would otherwise cover the newly focused element. */
export function leave({ currentTarget: menu, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (relatedTarget && !menu.contains(relatedTarget)) panelOf(menu)?.hidePopover();
}
