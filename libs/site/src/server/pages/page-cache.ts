import type { Instant } from '@kinemorph/content/time';
import { letProcessEnd } from '../queue/turns.ts';
import type { SharedPage } from '../render/site-renderer.ts';
import type { BoundaryEvent, RenderTiming } from '../telemetry/telemetry.ts';
import { RecentFailures } from './recent-failures.ts';

/** A page as bytes, with the period in which they are true. */
export interface CachedPage extends SharedPage {
  readonly renderedFor: Instant;
  readonly timing?: RenderTiming;
  /** Set if it was rendered before it was requested. */
  readonly isAhead?: true;
}

export interface PageCacheOptions {
  /** Renders a page for clients that wait for it. */
  readonly render: (key: string, now: Instant) => Promise<CachedPage>;
  /** Renders a page before it is requested. */
  readonly renderAhead: (key: string, now: Instant) => Promise<CachedPage>;
  readonly now: () => Instant;
  /** The maximum size of all pages together, in bytes; the least recently used page is removed first. */
  readonly memory: number;
  /**
   * The time when the next version is rendered: at a random moment between these, in milliseconds before the boundary;
   * undefined for never.
   */
  readonly ahead: Ahead | undefined;
  /** Called with each render that fails. */
  readonly onError?: (key: string, error: unknown) => void;
  /** Called when a page's next version replaces one that has expired. */
  readonly onBoundary?: (boundary: BoundaryEvent) => void;
}

interface Ahead {
  readonly earliest: number;
  readonly latest: number;
}

interface Entry {
  current: CachedPage | undefined;
  /** The page's version after its boundary, rendered ahead. */
  next: CachedPage | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** The size of both versions, in bytes. */
  weight: number;
  /** The number of the last use among the uses of all pages. */
  lastUse: number;
}

const longestTimer = 60 * 60 * 1000;

/**
 * Pages in memory, each until the earliest boundary that its render read.
 * Requests for a page that is being rendered share the render, and a boundary finds the next version ready.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #rendering = new Map<string, Promise<CachedPage>>();
  readonly #failures: RecentFailures;
  readonly #options: PageCacheOptions;
  #weight = 0;
  #uses = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#failures = new RecentFailures(options.now);
  }

  /** Returns the page at this instant if it is ready: a hit costs two look-ups. */
  peek(key: string, now: Instant): CachedPage | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    if (entry.next && entry.next.renderedFor <= now) {
      entry.current = entry.next;
      entry.next = undefined;
      this.#options.onBoundary?.({ lateness: 0, version: 'ahead' });
      this.#weigh(entry);
      this.#planAhead(key, entry);
    }
    const { current } = entry;
    if (!current || !isTrueAt(current, now)) return undefined;
    entry.lastUse = this.#uses += 1;
    return current;
  }

  /**
   * Returns the page at this instant, and renders it unless it is ready. Rejects if that fails, or has failed within
   * the last second.
   */
  async get(key: string): Promise<CachedPage> {
    const now = this.#options.now();
    const ready = this.peek(key, now);
    if (ready) return ready;
    this.#failures.check(key);
    const page = await this.#renderShared(key, this.#options.render);
    // A render that began before a boundary is useless for a request after it.
    return page.expires === undefined || now < page.expires ? page : this.get(key);
  }

  /** Renders a page before it is requested. */
  async warm(key: string, render = this.#options.renderAhead): Promise<void> {
    await this.#renderShared(key, render);
  }

  /** Replaces the page in memory by a changed copy, unless the page has been rendered again meanwhile. */
  async change(key: string, copy: (page: CachedPage) => Promise<CachedPage>): Promise<void> {
    const entry = this.#entries.get(key);
    const page = entry?.current;
    if (!entry || !page) return;
    const changed = await copy(page);
    if (this.#entries.get(key) !== entry || entry.current !== page) return;
    entry.current = changed;
    this.#weigh(entry);
  }

  get renders(): number {
    return this.#rendering.size;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** The size of all pages, in bytes. */
  get weight(): number {
    return this.#weight;
  }

  /** Removes everything and stops rendering ahead. */
  clear(): void {
    for (const { timer } of this.#entries.values()) clearTimeout(timer);
    this.#entries.clear();
    this.#weight = 0;
    this.#failures.clear();
  }

  #renderShared(key: string, render: PageCacheOptions['render']): Promise<CachedPage> {
    const running = this.#rendering.get(key);
    if (running) return running;
    const rendering = render(key, this.#options.now())
      .then((page) => {
        this.#failures.delete(key);
        this.#store(key, page);
        return page;
      })
      .catch((error: unknown) => {
        if (this.#failures.add(key, error)) this.#options.onError?.(key, error);
        throw error;
      })
      .finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, rendering);
    return rendering;
  }

  #store(key: string, page: CachedPage): void {
    const entry = this.#entries.get(key) ?? newEntry();
    // If it had been rendered ahead, the request that began this render would not have waited.
    if (entry.current?.expires !== undefined && entry.current.expires <= page.renderedFor)
      this.#options.onBoundary?.({ lateness: this.#options.now() - page.renderedFor, version: 'demand' });
    entry.current = page;
    entry.lastUse = this.#uses += 1;
    this.#entries.set(key, entry);
    this.#weigh(entry);
    this.#planAhead(key, entry);
    this.#makeRoom();
  }

  #weigh(entry: Entry): void {
    this.#weight -= entry.weight;
    entry.weight = weightOf(entry.current) + weightOf(entry.next);
    this.#weight += entry.weight;
  }

  /** Removes the least recently used pages; the one in use stays, whatever its size. */
  #makeRoom(): void {
    const { memory } = this.#options;
    if (this.#weight <= memory) return;
    const leastRecentFirst = [...this.#entries].sort(([, one], [, other]) => one.lastUse - other.lastUse);
    for (const [key, { timer, weight }] of leastRecentFirst) {
      if (this.#weight <= memory || this.#entries.size === 1) return;
      clearTimeout(timer);
      this.#entries.delete(key);
      this.#weight -= weight;
    }
  }

  #planAhead(key: string, entry: Entry): void {
    clearTimeout(entry.timer);
    const boundary = entry.current?.expires;
    const { ahead } = this.#options;
    if (boundary === undefined || ahead === undefined) return;
    const wait = this.#waitAhead(boundary, ahead);
    entry.timer = setTimeout(
      () => {
        if (wait > longestTimer) this.#planAhead(key, entry);
        else void this.#renderAhead(key, entry, boundary);
      },
      Math.min(wait, longestTimer),
    );
    letProcessEnd(entry.timer);
  }

  /** Most pages change at the same boundaries: rendered in one burst, they would delay all other requests. */
  #waitAhead(boundary: Instant, ahead: Ahead): number {
    const left = boundary - this.#options.now();
    const earliest = Math.max(0, left - ahead.earliest);
    const latest = Math.max(earliest, left - ahead.latest);
    return earliest + Math.random() * (latest - earliest);
  }

  async #renderAhead(key: string, entry: Entry, boundary: Instant): Promise<void> {
    try {
      const next = await this.#options.renderAhead(key, boundary);
      if (this.#entries.get(key) !== entry) return;
      entry.next = next;
      this.#weigh(entry);
      this.#makeRoom();
    } catch (error) {
      // The boundary then costs one render on demand, which reports its own failure.
      this.#options.onError?.(key, error);
    }
  }
}

function newEntry(): Entry {
  return { current: undefined, next: undefined, timer: undefined, weight: 0, lastUse: 0 };
}

function weightOf(page: CachedPage | undefined): number {
  return page ? page.html.weight + page.json.weight : 0;
}

function isTrueAt({ renderedFor, expires }: CachedPage, now: Instant): boolean {
  return renderedFor <= now && (expires === undefined || now < expires);
}
