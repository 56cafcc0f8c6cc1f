import type { RegionId } from '@kinemorph/content';
import type { Instant } from '@kinemorph/content/time';
import { createBirpc, type BirpcReturn } from 'birpc';
import { Worker } from 'node:worker_threads';
import type { PageBody } from '../../answer/platform.ts';
import type { PageRequest } from '../../model/page-data.ts';
import type {
  Listing,
  PageFormat,
  SharedPage,
  SinglePage,
  SinglePageOptions,
  SiteRenderer,
  Timed,
} from '../../render/site-renderer.ts';
import type { TextOfPages } from '../../site-texts/text-of-pages.ts';
import type { ServerLog } from '../../telemetry/server-log.ts';
import { EncodedBody } from '../platform/encoded-body.ts';
import { partsOf, receivedError, type Outcome, type RenderCalls } from './messages.ts';

export interface RenderThreadOptions {
  /** The script of the thread, which calls `serveRenders` or `serveCalls`. */
  readonly script: string | URL;
  /** Settings that the script reads as `workerData`. */
  readonly settings: unknown;
  readonly log: ServerLog;
  /**
   * The most CPU time, in milliseconds, that the thread may use without sending a message while renders wait for it.
   */
  readonly longestRender?: number;
}

/** In milliseconds of CPU time. The longest call, the sitemap, reads every page and takes far less. */
const defaultLongestRender = 5000;
/**
 * The longest time, in milliseconds, without a message while renders wait: a thread may wait for a disk or for a busy
 * processor.
 */
const longestSilence = 60_000;
/**
 * In milliseconds: the interval between checks of the thread, and the delay of a new start after a thread that ended at
 * its start.
 */
const interval = 1000;

/** A thread, and the state of its calls. */
interface Running {
  readonly worker: Worker;
  readonly calls: BirpcReturn<RenderCalls>;
  /** The number of calls that wait for an answer. */
  waiting: number;
  /** The time when the present silence began, by the monotonic clock. */
  silentSince: number;
  /** The CPU time, in milliseconds, that the thread had used at the first check of the present silence. */
  usedBefore: number | undefined;
  hasSpoken: boolean;
}

/**
 * Renders in a separate thread, so that pages from memory and health checks never wait for a render. A thread that
 * hangs or ends is replaced: its pending renders fail like a page that takes too long, and the new thread renders the
 * next request.
 */
export class RenderThread implements SiteRenderer {
  /** Called when a thread that hung or ended has been replaced. */
  onReplaced: (() => void) | undefined;
  readonly #options: RenderThreadOptions;
  readonly #watch: ReturnType<typeof setInterval>;
  #running: Running | undefined;
  #isClosed = false;

  constructor(options: RenderThreadOptions) {
    this.#options = options;
    this.#start();
    this.#watch = setInterval(() => void this.#replaceIfHung(), interval);
    this.#watch.unref();
  }

  async shared(request: PageRequest, now: Instant, compressed: readonly PageFormat[]): Promise<Timed<SharedPage>> {
    const { made, timing } = await this.#call((calls) => calls.shared(request, now, compressed));
    return { made: { ...made, html: new EncodedBody(made.html), json: new EncodedBody(made.json) }, timing };
  }

  async compress(body: PageBody): Promise<PageBody> {
    return new EncodedBody(await this.#call((calls) => calls.compress(partsOf(body))));
  }

  single(request: PageRequest, now: Instant, options: SinglePageOptions): Promise<Timed<SinglePage>> {
    return this.#call((calls) => calls.single(request, now, options));
  }

  errorPage(region: RegionId): Promise<string> {
    return this.#call((calls) => calls.errorPage(region));
  }

  list(listing: Listing, now: Instant): Promise<TextOfPages> {
    return this.#call((calls) => calls.list(listing, now));
  }

  connected(): void {
    // Connections do not wait for renders here.
  }

  /** Ends the thread; pending renders fail. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#watch);
    const running = this.#running;
    this.#running = undefined;
    running?.calls.$close(notRendered('the server stops'));
    await running?.worker.terminate();
  }

  async #call<T>(call: (calls: Running['calls']) => Promise<Outcome<T>>): Promise<T> {
    const running = this.#running;
    if (!running) throw notRendered('the render thread is being started');
    if (running.waiting === 0) heard(running);
    running.waiting += 1;
    try {
      const outcome = await call(running.calls);
      if ('failed' in outcome) throw receivedError(outcome.failed);
      return outcome.made;
    } finally {
      running.waiting -= 1;
    }
  }

  #start(): void {
    const { script, settings, log } = this.#options;
    const worker = new Worker(script, { workerData: settings });
    worker.unref();
    const running: Running = {
      worker,
      calls: createBirpc<RenderCalls>(
        {},
        {
          post: batched((messages) => {
            worker.postMessage(messages);
          }),
          on: (receive) => worker.on('message', receive),
          // `#replaceIfHung` decides what takes too long.
          timeout: -1,
        },
      ),
      waiting: 0,
      silentSince: performance.now(),
      usedBefore: undefined,
      hasSpoken: false,
    };
    worker.on('message', () => {
      heard(running);
      running.hasSpoken = true;
    });
    worker.on('error', (error) => {
      log.error({ error }, 'the render thread failed');
    });
    worker.on('exit', () => {
      if (this.#running === running) this.#replace(running, 'the render thread ended');
    });
    this.#running = running;
  }

  /**
   * Replaces a thread that hangs: one that uses the processor and sends nothing. Time alone is no sign: on a busy
   * machine a thread of low priority waits long for its turn.
   */
  async #replaceIfHung(): Promise<void> {
    const running = this.#running;
    if (!running || running.waiting === 0) return;
    // The usage of a thread that has just ended is unknown; the exit event handles that.
    const usage = await running.worker.cpuUsage().catch(() => undefined);
    if (!usage || this.#running !== running) return;
    const used = (usage.user + usage.system) / 1000;
    running.usedBefore ??= used;
    const taken = Math.round(used - running.usedBefore);
    const silence = Math.round(performance.now() - running.silentSince);
    if (taken < (this.#options.longestRender ?? defaultLongestRender) && silence < longestSilence) return;
    this.#options.log.error({ silence, taken, waiting: running.waiting }, 'the render thread hangs, and is replaced');
    this.#replace(running, 'the render took too long');
    void running.worker.terminate();
  }

  #replace(running: Running, reason: string): void {
    this.#running = undefined;
    running.calls.$close(notRendered(reason));
    if (this.#isClosed) return;
    this.onReplaced?.();
    // A thread that ends at its start would be restarted in a loop.
    if (running.hasSpoken) this.#start();
    else
      setTimeout(() => {
        if (!this.#isClosed) this.#start();
      }, interval).unref();
  }
}

/**
 * Collects messages until the event loop has handled what has arrived, and then sends them as one: each one sent takes
 * time, in which pages from memory wait if many pages are requested at once.
 */
function batched(send: (messages: readonly unknown[]) => void): (message: unknown) => void {
  let messages: unknown[] = [];
  return (message) => {
    if (messages.push(message) > 1) return;
    setImmediate(() => {
      send(messages);
      messages = [];
    });
  };
}

/** Records that a thread has sent a message, or has nothing to do. */
function heard(running: Running): void {
  running.silentSince = performance.now();
  running.usedBefore = undefined;
}

/** Returns the error of a page that may succeed if its visitor tries again. */
function notRendered(reason: string): Error {
  return Object.assign(new Error(reason), { name: 'TimeoutError' });
}
