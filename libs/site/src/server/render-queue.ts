/** Says that a server has more to render than it can soon finish. */
export class BusyError extends Error {
  override name = 'BusyError';
  /** When to try again, in seconds. */
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super('too many renders are waiting');
    this.retryAfter = retryAfter;
  }
}

/** What even a slow machine renders. */
const rendersPerSecond = 100;

/**
 * Lets one render run in each turn of the event loop. A render takes a few milliseconds in which the process does nothing else:
 * a crowd of them would delay pages from memory and health checks, which now get their turn between two renders.
 * A render that waits for something holds up no other.
 */
export class RenderQueue {
  readonly #waiting: (() => void)[] = [];
  /** Whether a render has run in this turn of the event loop. */
  #taken = false;
  #pending = 0;

  /** Renders that wait or run. */
  get length(): number {
    return this.#pending;
  }

  /** Runs a render that a client waits for, in its turn. Rejects at once with a `BusyError` if this many wait or run already. */
  async run<T>(limit: number, render: () => Promise<T>): Promise<T> {
    if (this.#pending >= limit) throw new BusyError(Math.ceil(this.#pending / rendersPerSecond));
    return this.runAhead(render);
  }

  /** Runs a render that no client waits for yet, in its turn; it is never refused. */
  async runAhead<T>(render: () => Promise<T>): Promise<T> {
    this.#pending += 1;
    try {
      await this.#turn();
      return await render();
    } finally {
      this.#pending -= 1;
    }
  }

  /** Runs the rest of a render that has had its turn, in the next one: before the renders that wait for their first. */
  async runNext<T>(rest: () => T): Promise<T> {
    this.#pending += 1;
    try {
      await this.#turn('first');
      return rest();
    } finally {
      this.#pending -= 1;
    }
  }

  #turn(place: 'first' | 'last' = 'last'): Promise<void> | undefined {
    if (this.#taken) return new Promise((resolve) => (place === 'first' ? this.#waiting.unshift(resolve) : this.#waiting.push(resolve)));
    this.#take();
    return undefined;
  }

  #take(): void {
    this.#taken = true;
    setImmediate(() => {
      const next = this.#waiting.shift();
      if (next) {
        next();
        this.#take();
      } else this.#taken = false;
    });
  }
}
