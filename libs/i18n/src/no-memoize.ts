/** Stands in for formatjs' memoize wherever messages are compiled: `createText` brings formatters that keep what they make. */
export const strategies = {};

/** Never asked: a formatter without formatters would be a mistake. */
export function memoize(): never {
  throw new Error('createText brings its own formatters: a message is formatted through it');
}
