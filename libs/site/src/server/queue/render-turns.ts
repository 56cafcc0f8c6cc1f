import { nextTurn } from './turns.ts';

/** The number of connections that are accepted before the next render has its turn. */
const connectionsBetweenRenders = 32;

/**
 * Lets one render run in each turn of the event loop. A render blocks its thread for a few milliseconds: if pages are
 * answered in the same thread, a crowd of renders would delay pages from memory and health checks, which get their turn
 * between two renders. In a separate thread, the next renders are received in between. A render that waits for
 * something delays no other.
 *
 * Node accepts one connection in each turn. With a render in every turn a crowd of new visitors would wait for as many
 * renders as there are visitors, even for a page from memory; so a turn with a new connection is followed by another
 * without a render.
 */
export class RenderTurns {
  readonly #waiting: (() => void)[] = [];
  /** True if a render has run in this turn of the event loop. */
  #taken = false;
  /** True if a client has connected since the last turn; `#connections` counts them since the last render. */
  #connected = false;
  #connections = 0;

  /** Notes that a client has connected, and that another may be waiting to connect. */
  connected(): void {
    this.#connected = true;
  }

  /** Runs a render in its turn. */
  async run<T>(render: () => Promise<T>): Promise<T> {
    await this.#turn('last');
    return render();
  }

  /** Runs the rest of a render that has had its turn, in the next one: before the renders that wait for their first. */
  async runNext<T>(rest: () => T): Promise<T> {
    await this.#turn('first');
    return rest();
  }

  #turn(place: 'first' | 'last'): Promise<void> | undefined {
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
