import { media } from './breakpoints.ts';
import { component, globalRule } from './layers.css.ts';

/** Holds the page's scroll: while it is open, where it is a `details` or a popover; else for as long as it is there. */
export const holdsPage = component({});

/** The same, but not on a screen of the window class, where it is not shown. */
export const holdsSmallPage = component({});

/** On the root element of a page whose scrollbar took room: see `noteScrollbar`. */
export const tookRoom = component({});

function whileOpen(name: string) {
  return `:has(.${name}:not(details:not([open]), [popover]:not(:popover-open)))`;
}

function hold(name: string, query?: string): void {
  const rules = {
    [`html${whileOpen(name)}`]: { overflow: 'hidden' },
    [`html.${tookRoom}${whileOpen(name)}`]: { scrollbarGutter: 'stable' },
  };
  for (const [selector, rule] of Object.entries(rules))
    globalRule('components', selector, query ? { '@media': { [query]: rule } } : rule);
}

hold(holdsPage);
hold(holdsSmallPage, `not all and ${media.window}`);
