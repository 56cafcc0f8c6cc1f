import { media } from './breakpoints.ts';
import { component, globalRule } from './layers.css.ts';

/**
 * Prevents the page from scrolling while an element with this class exists; a `details` or a popover does so only while
 * open.
 */
export const holdsPage = component({});

/** The same, except in the window class of screens, where such an element is hidden. */
export const holdsSmallPage = component({});

/** Set on the root element of a page whose scrollbar takes up width: see `noteScrollbar`. */
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
