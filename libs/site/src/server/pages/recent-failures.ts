import type { Instant } from '@kinemorph/content/time';
import { BusyError } from '../queue/render-admission.ts';

/** A failed render, and its time. */
interface Failure {
  readonly error: unknown;
  readonly at: Instant;
}

/** The time for which a failure is remembered, in milliseconds. */
const lifetime = 1000;
/** The most failures in memory: each address of a search is another key. */
const most = 1000;

/** Remembers for a second which renders failed: a page that always fails is not rendered for each request. */
export class RecentFailures {
  readonly #failures = new Map<string, Failure>();
  readonly #now: () => Instant;

  constructor(now: () => Instant) {
    this.#now = now;
  }

  /** Throws the error of this render if it failed within the last second. */
  check(key: string): void {
    const failure = this.#failures.get(key);
    if (!failure) return;
    // A clock that was set back must not keep the failure for hours.
    if (Math.abs(this.#now() - failure.at) < lifetime) throw failure.error;
    this.#failures.delete(key);
  }

  /**
   * Remembers a failure. Returns false for a render that was refused: it has not failed, and the next request may be
   * admitted.
   */
  add(key: string, error: unknown): boolean {
    if (error instanceof BusyError) return false;
    if (this.#failures.size >= most) this.#failures.clear();
    this.#failures.set(key, { error, at: this.#now() });
    return true;
  }

  delete(key: string): void {
    this.#failures.delete(key);
  }

  clear(): void {
    this.#failures.clear();
  }
}
