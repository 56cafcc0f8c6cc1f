/** The three screen classes: window, ipad and mobile, in CSS px at the usual text size. The same numbers serve CSS, stories and scripts. */
export const breakpoints = { ipad: 768, window: 1024 } as const;

/** A width of the window for a media query: in em, so that larger text, which needs more room, gets the layout of a smaller screen. */
export function em(pixels: number) {
  return `${pixels / 16}em` as const;
}

// By themselves, so that a script that needs these two does not get the others.
export const mobile = `(max-width: ${em(breakpoints.ipad - 0.02)})` as const;
export const ipad = `(min-width: ${em(breakpoints.ipad)})` as const;

/** Where a scene follows the visitor's scroll: on a screen, with scripts, and unless motion is reduced. */
export const scrubs = 'screen and (prefers-reduced-motion: no-preference) and (scripting: enabled)' as const;

/** Media queries by screen class; styles are written for mobile and grow. */
export const media = {
  /** Narrower than any phone, for its text: a phone with large text. */
  tight: '(max-width: 19.99em)',
  /** Too low for a second part that stays in view, such as a phone on its side, or a desktop at 400 %. */
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
