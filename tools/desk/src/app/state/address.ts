import { parseInstant, type Instant } from '@kinemorph/content/time';
import { type MouseEvent, useCallback, useSyncExternalStore } from 'react';

export const views = {
  '/': 'Timeline',
  '/changes': 'What changes',
  '/prices': 'Prices',
  '/machine': 'Time machine',
  '/campaign': 'New campaign',
  '/handover': 'Hand over',
} as const;
export type View = keyof typeof views;

/** The state of the desk: all that a view shows is in its URL, so that it can be shared. */
export interface Address {
  readonly view: View;
  readonly query: URLSearchParams;
}

const moved = 'desk:moved';

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener);
  addEventListener(moved, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(moved, listener);
  };
}

const read = () => `${location.pathname}${location.search}`;

/** Navigates to another URL; `replace` adds no history entry. */
export function goTo(href: string, { replace = false }: { readonly replace?: boolean } = {}): void {
  if (href === read()) return;
  history[replace ? 'replaceState' : 'pushState'](null, '', href);
  dispatchEvent(new Event(moved));
}

/** Follows a link of the desk without loading the page again. */
export function follow(event: MouseEvent<HTMLAnchorElement | SVGAElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  const href = event.currentTarget.getAttribute('href');
  if (href !== null) goTo(href);
}

export type SetQuery = (
  changes: Readonly<Record<string, string | undefined>>,
  options?: { readonly replace?: boolean },
) => void;

/** Returns the state of the URL, and a function that changes a part of it. */
export function useAddress(): Address & { readonly set: SetQuery } {
  const href = useSyncExternalStore(subscribe, read);
  const { pathname, searchParams } = new URL(href, 'http://desk');
  const view = pathname in views ? (pathname as View) : '/';
  const set = useCallback<SetQuery>((changes, options) => {
    goTo(withQuery(read(), changes), options);
  }, []);
  return { view, query: searchParams, set };
}

/** Returns a URL with changes of its query; undefined and empty values are removed. */
export function withQuery(href: string, changes: Readonly<Record<string, string | undefined>>): string {
  const url = new URL(href, 'http://desk');
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  // Colons and commas are not encoded, so that the URL is readable.
  const query = url.searchParams.toString().replaceAll('%3A', ':').replaceAll('%2C', ',');
  return query === '' ? url.pathname : `${url.pathname}?${query}`;
}

/** An instant in an address. */
export const instantParam = (instant: Instant) => new Date(instant).toISOString().replace('.000Z', 'Z');

export function readInstant(query: URLSearchParams, name: string): Instant | undefined {
  return parseInstant(query.get(name) ?? '');
}

export function readList(query: URLSearchParams, name: string): readonly string[] {
  return (query.get(name) ?? '').split(',').filter(Boolean);
}
