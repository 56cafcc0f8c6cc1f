/**
 * The three screen classes: window, ipad and mobile, in CSS px at the usual text size. The same numbers serve CSS,
 * stories and scripts.
 */
export const breakpoints = { ipad: 768, window: 1024 } as const;

/**
 * Converts a window's width to em for a media query: larger text needs more space and so gets the layout of a smaller
 * screen.
 */
export function em(pixels: number) {
  return `${pixels / 16}em` as const;
}

// Separate exports, so that a script that needs these two does not bundle the others.
export const mobile = `(max-width: ${em(breakpoints.ipad - 0.02)})` as const;
export const ipad = `(min-width: ${em(breakpoints.ipad)})` as const;

/** Matches if a scene may follow the visitor's scroll: on a screen, with scripts, and without reduced motion. */
export const scrubs = 'screen and (prefers-reduced-motion: no-preference) and (scripting: enabled)' as const;

/** Media queries by screen class; styles are written for mobile and grow. */
export const media = {
  /** A phone with large text: narrower than any phone at the default text size. */
  tight: '(max-width: 19.99em)',
  /** Too low for a second sticky element, such as a phone in landscape, or a desktop at 400 % zoom. */
  low: '(max-height: 30rem)',
  mobile,
  ipad,
  window: `(min-width: ${em(breakpoints.window)})`,
  wide: `(min-width: ${em(1440)})`,
  still: '(prefers-reduced-motion: reduce)',
  moving: '(prefers-reduced-motion: no-preference)',
  hover: '(hover: hover)',
  forced: '(forced-colors: active)',
  noScript: '(scripting: none)',
} as const;
