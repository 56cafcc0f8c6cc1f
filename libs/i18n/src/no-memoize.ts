/**
 * A replacement for formatjs' memoize wherever messages are compiled: `createText` passes formatters that cache their
 * results.
 */
export const strategies = {};

/** Always throws: it is called only if no formatters were passed, which is a mistake. */
export function memoize(): never {
  throw new Error('createText brings its own formatters: a message is formatted through it');
}
