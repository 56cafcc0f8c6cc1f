/** The instant of every picture. */
export const frozenAt = Date.UTC(2025, 6, 10, 12);

/** The event that resets the page before a story is shown again. */
export const anewEvent = 'visual:anew';

/**
 * Runs in the page before any other code: the time is fixed, random numbers are always the same, and no state of the
 * previous story remains. It may not refer to anything outside, since it is passed as text.
 */
export function freeze({ now, anew }: { now: number; anew: string }): void {
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: unknown[]) => Reflect.construct(target, args.length === 0 ? [now] : args) as object,
    apply: () => new RealDate(now).toString(),
    get: (target, name, self) => (name === 'now' ? () => now : (Reflect.get(target, name, self) as unknown)),
  });
  performance.now = () => 1000;

  let state = 1;
  // Mulberry32: short, and random enough for a layout.
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };

  const prototype: { readonly setAttribute: (this: Element, name: string, value: string) => void } = Element.prototype;
  const { setAttribute } = prototype;
  // The browser uses a larger size of a picture than necessary if that is still cached, and sizes are encoded slightly
  // differently.
  Element.prototype.setAttribute = function (name, value) {
    setAttribute.call(this, name, name.toLowerCase() === 'srcset' ? (value.split(', ', 1)[0] ?? '') : value);
  };

  const forget = () => {
    state = 1;
    try {
      localStorage.clear();
      sessionStorage.clear();
    } catch {
      // A page without an origin has no storage.
    }
  };
  forget();
  addEventListener(anew, forget);
}
