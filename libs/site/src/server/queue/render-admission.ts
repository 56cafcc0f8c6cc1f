/**
 * The error of a server with too many waiting renders. There is one object for each waiting time, because V8 takes long
 * to record an error's stack.
 */
export class BusyError extends Error {
  static readonly #known = new Map<number, BusyError>();
  override name = 'BusyError';
  /** The time after which to try again, in seconds. */
  readonly retryAfter: number;

  private constructor(retryAfter: number) {
    super('too many renders are waiting');
    this.retryAfter = retryAfter;
  }

  /** Returns the error with the number of seconds after which the client may try again. */
  static after(seconds: number): BusyError {
    const error = this.#known.get(seconds) ?? new BusyError(seconds);
    this.#known.set(seconds, error);
    return error;
  }
}

/** The number of renders that even a slow machine completes. */
const rendersPerSecond = 100;

/** Counts the renders that wait or run, and refuses another if there are too many. */
export class RenderAdmission {
  #pending = 0;

  /** The number of renders that wait or run. */
  get length(): number {
    return this.#pending;
  }

  /** Starts a render. Rejects at once with a `BusyError` if this many wait or run already; `Infinity` refuses none. */
  async run<T>(limit: number, render: () => Promise<T>): Promise<T> {
    if (this.#pending >= limit) throw BusyError.after(Math.ceil(this.#pending / rendersPerSecond));
    this.#pending += 1;
    try {
      return await render();
    } finally {
      this.#pending -= 1;
    }
  }
}
