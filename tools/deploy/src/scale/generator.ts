import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { hosts, type LoadPlan, type Loaded, type SeenDocument, type Target } from './load.ts';

/** Time limit for a response, in milliseconds. */
const patienceMs = 20_000;
/** How often requests are sent, in milliseconds. */
const tickMs = 2;
/** The number of connections that a proxy allows one address. */
const connections = 150;

/** The data that a version of a page contains about itself. */
interface Version {
  readonly now: number;
  readonly expires: number | null;
  readonly build: string;
}

/** Sends a load, and compares every response with the page's own data about its validity. */
class Generator {
  readonly #plan: LoadPlan;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: connections });
  readonly #startedAt = performance.now();
  /** Of an ETag without its encoding: the same bytes. */
  readonly #versions = new Map<string, Version>();
  readonly #versionsOf = new Map<string, Set<string>>();
  readonly #documents = new Map<string, SeenDocument>();
  readonly #failures: string[] = [];
  readonly #ms: number[] = [];
  readonly #builds: { readonly at: number; readonly build: string }[] = [];
  #isOver = false;
  #answered = 0;
  #failed = 0;
  #hits = 0;
  #cacheable = 0;
  #stale = { count: 0, worstMs: 0, fromCache: 0 };
  #early = { count: 0, worstMs: 0 };

  constructor(plan: LoadPlan) {
    this.#plan = plan;
  }

  end(): void {
    this.#isOver = true;
  }

  async run(): Promise<Loaded> {
    const { targets, perSecond } = this.#plan;
    const running = new Set<Promise<void>>();
    let sent = 0;
    while (!this.#isOver) {
      const due = ((performance.now() - this.#startedAt) / 1000) * perSecond;
      while (sent < due) {
        const target = targets[sent++ % targets.length];
        if (!target) throw new Error('A load needs a target.');
        const one = this.#exchange(target);
        running.add(one);
        void one.finally(() => running.delete(one));
      }
      await wait(tickMs);
    }
    const seconds = (performance.now() - this.#startedAt) / 1000;
    await Promise.all(running);
    this.#agent.destroy();
    return this.#summary(seconds);
  }

  #exchange(target: Target, isRetry = false): Promise<void> {
    const sentAt = Date.now();
    const began = performance.now();
    return new Promise((resolve) => {
      const fail = (why: string) => {
        this.#failed += 1;
        if (this.#failures.length < 10)
          this.#failures.push(
            `${target.path}: ${why}, ${((began - this.#startedAt) / 1000).toFixed(1)} s after the start`,
          );
        resolve();
      };
      const request = get(
        {
          host: '127.0.0.1',
          port: this.#plan.port,
          path: target.path,
          agent: isRetry ? false : this.#agent,
          headers: { host: hosts[target.app], 'accept-encoding': 'br' },
        },
        (response) => {
          void this.#read(target, response, sentAt).then(
            (problem) => {
              this.#answered += 1;
              this.#ms.push(performance.now() - began);
              if (problem === undefined) resolve();
              else fail(problem);
            },
            (error: unknown) => fail(String(error)),
          );
        },
      );
      request.setTimeout(patienceMs, () => request.destroy(new Error('no answer in time')));
      request.once('error', (error) => {
        // An idle connection may be closed just when it is reused: browsers then retry the request.
        const wasClosed = request.reusedSocket && 'code' in error && error.code === 'ECONNRESET';
        if (wasClosed && !isRetry) void this.#exchange(target, true).then(resolve);
        else fail(error.message);
      });
    });
  }

  /** Reads a response to its end and checks it; returns its fault. */
  async #read({ app, path, kind }: Target, response: IncomingMessage, sentAt: number): Promise<string | undefined> {
    const { statusCode, headers } = response;
    const isFromCache = /^(?:hit|stale|updating)/i.test(headers['x-cache']?.toString() ?? '');
    const etag = headers.etag?.replace(/^(?:W\/)?"|-\w+"$/g, '') ?? '';
    const needsBody = kind === 'page' && statusCode === 200 && !this.#versions.has(etag);
    const parts: Buffer[] = [];
    for await (const part of response) if (needsBody) parts.push(part as Buffer);
    if (statusCode !== 200) return `status ${statusCode}`;
    if (kind === 'call') return undefined;
    this.#cacheable += 1;
    if (isFromCache) this.#hits += 1;
    if (kind === 'file') return undefined;
    if (needsBody) this.#learn(etag, path, Buffer.concat(parts), headers['content-encoding'] === 'br');
    const version = this.#versions.get(etag);
    if (!version) return 'no version of a page';
    const versions = this.#versionsOf.get(app + path) ?? new Set();
    this.#versionsOf.set(app + path, versions.add(etag));
    this.#judge(version, sentAt, isFromCache);
    return undefined;
  }

  #judge({ now, expires, build }: Version, sentAt: number, isFromCache: boolean): void {
    const { clockOffset } = this.#plan;
    const late = expires === null ? -1 : sentAt + clockOffset - expires;
    if (late >= 0) {
      const { count, worstMs, fromCache } = this.#stale;
      this.#stale = {
        count: count + 1,
        worstMs: Math.max(worstMs, late),
        fromCache: fromCache + (isFromCache ? 1 : 0),
      };
    }
    const early = now - (Date.now() + clockOffset);
    if (early > 0) this.#early = { count: this.#early.count + 1, worstMs: Math.max(this.#early.worstMs, early) };
    this.#builds.push({ at: sentAt, build });
  }

  #learn(etag: string, path: string, body: Buffer, isCompressed: boolean): void {
    const text = (isCompressed ? brotliDecompressSync(body) : body).toString();
    const json = path.startsWith('/_model/')
      ? text
      : (/<script[^>]*id="page-data"[^>]*>([^<]*)/.exec(text)?.[1] ?? '{}');
    const { now, expires, build } = JSON.parse(json) as Partial<Version>;
    if (now === undefined || expires === undefined || build === undefined) return;
    this.#versions.set(etag, { now, expires, build });
    if (json !== text)
      this.#documents.set(etag, { path, build, assets: [...new Set(text.match(/\/assets\/[\w.-]+/g))] });
  }

  #summary(seconds: number): Loaded {
    const sorted = this.#ms.sort((a, b) => a - b);
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
    const last = (this.#builds.at(-1)?.at ?? 0) - 1000;
    return {
      seconds,
      answered: this.#answered,
      failed: this.#failed,
      failures: this.#failures,
      hits: this.#hits,
      cacheable: this.#cacheable,
      stale: this.#stale,
      early: this.#early,
      changed: [...this.#versionsOf].filter(([, versions]) => versions.size > 1).map(([path]) => path),
      documents: [...this.#documents.values()],
      lastBuilds: [...new Set(this.#builds.filter(({ at: sentAt }) => sentAt > last).map(({ build }) => build))],
      ms: { p50: at(0.5), p99: at(0.99), worst: sorted.at(-1) ?? NaN },
    };
  }
}

// A separate process: its measurements must not wait for the process that starts and stops servers.
process.once('disconnect', () => process.exit());
process.once('message', (plan: LoadPlan) => {
  const generator = new Generator(plan);
  process.once('message', () => generator.end());
  void generator.run().then((loaded) => process.send?.(loaded, undefined, undefined, () => process.exit()));
});
