import { nextTurn } from './turns.ts';

/** The error of a server that has too many renders waiting. There is one object for each waiting time, because V8 takes long to record an error's stack. */
export class BusyError extends Error {
  static readonly #known = new Map<number, BusyError>();
  override name = 'BusyError';
  /** When to try again, in seconds. */
  readonly retryAfter: number;

  private constructor(retryAfter: number) {
    super('too many renders are waiting');
    this.retryAfter = retryAfter;
  }

  /** Returns the error that asks to try again after some seconds. */
  static after(seconds: number): BusyError {
    const error = this.#known.get(seconds) ?? new BusyError(seconds);
    this.#known.set(seconds, error);
    return error;
  }
}

/** What even a slow machine renders. */
const rendersPerSecond = 100;

/** How many connections are accepted before the next render has its turn. */
const connectionsBetweenRenders = 32;

/**
 * Lets one render run in each turn of the event loop. A render takes a few milliseconds in which the process does nothing else:
 * a crowd of them would delay pages from memory and health checks, which now get their turn between two renders.
 * A render that waits for something holds up no other.
 *
 * Node accepts one connection in each turn. With a render in every turn a crowd of new visitors would wait for as many renders as there
 * are visitors, even for a page from memory; so a turn in which one has connected is followed by another without a render.
 */
export class RenderQueue {
  readonly #waiting: (() => void)[] = [];
  /** Whether a render has run in this turn of the event loop. */
  #taken = false;
  #pending = 0;
  /** Whether somebody has connected since the last turn, and how many have since the last render. */
  #connected = false;
  #connections = 0;

  /** Renders that wait or run. */
  get length(): number {
    return this.#pending;
  }

  /** Says that a client has connected, and that another may be waiting to. */
  connected(): void {
    this.#connected = true;
  }

  /** Runs a render that a client waits for, in its turn. Rejects at once with a `BusyError` if this many wait or run already. */
  async run<T>(limit: number, render: () => Promise<T>): Promise<T> {
    if (this.#pending >= limit) throw BusyError.after(Math.ceil(this.#pending / rendersPerSecond));
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
    if (this.#taken)
      return new Promise((resolve) =>
        place === 'first' ? this.#waiting.unshift(resolve) : this.#waiting.push(resolve),
      );
    this.#take();
    return undefined;
  }

  #take(): void {
    this.#taken = true;
    nextTurn(() => {
      if (this.#connected && this.#connections < connectionsBetweenRenders) {
        this.#connected = false;
        this.#connections += 1;
        this.#take();
        return;
      }
      this.#connections = 0;
      const next = this.#waiting.shift();
      if (next) {
        next();
        this.#take();
      } else this.#taken = false;
    });
  }
}
