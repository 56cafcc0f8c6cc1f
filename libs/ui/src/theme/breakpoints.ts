/** The three screen classes: window, ipad and mobile. The same numbers serve CSS, stories and scripts. */
export const breakpoints = { ipad: 768, window: 1024 } as const;

// By themselves, so that a script that needs these two does not get the others.
export const mobile = `(max-width: ${breakpoints.ipad - 0.02}px)` as const;
export const ipad = `(min-width: ${breakpoints.ipad}px)` as const;

/** Where a scene follows the visitor's scroll: on a screen, with scripts, and unless motion is reduced. */
export const scrubs = 'screen and (prefers-reduced-motion: no-preference) and (scripting: enabled)' as const;

/** Media queries by screen class; styles are written for mobile and grow. */
export const media = {
  mobile,
  ipad,
  window: `(min-width: ${breakpoints.window}px)`,
  wide: '(min-width: 1440px)',
  still: '(prefers-reduced-motion: reduce)',
  moving: '(prefers-reduced-motion: no-preference)',
  hover: '(hover: hover)',
  forced: '(forced-colors: active)',
  noScript: '(scripting: none)',
} as const;
