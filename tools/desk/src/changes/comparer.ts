import type { RegionId } from '@kinemorph/content';
import type { Instant } from '@kinemorph/content/time';
import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Comparison } from '../api.ts';
import type { CompareAnswer, CompareRequest } from './runner.ts';

const program = fileURLToPath(new URL('./runner.ts', import.meta.url));

interface Waiting {
  readonly resolve: (value: Comparison) => void;
  readonly reject: (error: Error) => void;
}

/** Compares pages in a separate process, which starts with the first comparison or on request. */
export class Comparer {
  readonly #root: string;
  readonly #waiting = new Map<number, Waiting>();
  readonly #known = new Map<string, Promise<Comparison>>();
  #child: ChildProcess | undefined;
  #ready: Promise<void> | undefined;
  #last = 0;

  constructor(root: string) {
    this.#root = root;
  }

  /** Returns the differences; the same question about the same content is answered from a cache. */
  compare(version: string, before: Instant, after: Instant, regions: readonly RegionId[]): Promise<Comparison> {
    const key = JSON.stringify([version, before, after, regions]);
    let found = this.#known.get(key);
    if (!found) {
      if (this.#known.size > 50) this.#known.clear();
      found = this.#ask(version, before, after, regions);
      this.#known.set(key, found);
      found.catch(() => this.#known.delete(key));
    }
    return found;
  }

  /** Starts the process, so that the first comparison does not wait for it. */
  start(): Promise<void> {
    this.#ready ??= new Promise((resolve, reject) => {
      const child = fork(program, [this.#root], {
        cwd: this.#root,
        // Includes drafts of campaigns, as the timeline and the previews do.
        env: { ...process.env, SITE_PREVIEW: '1' },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      });
      this.#child = child;
      child.on('message', (said: CompareAnswer | { readonly ready: true }) => {
        if ('ready' in said) resolve();
        else this.#hear(said);
      });
      child.once('exit', (code) => {
        const error = new Error(`the program that compares pages ended (exit code ${code})`);
        reject(error);
        this.#child = undefined;
        this.#ready = undefined;
        for (const { reject: refuse } of this.#waiting.values()) refuse(error);
        this.#waiting.clear();
      });
    });
    return this.#ready;
  }

  close(): void {
    this.#child?.disconnect();
  }

  async #ask(version: string, before: Instant, after: Instant, regions: readonly RegionId[]): Promise<Comparison> {
    await this.start();
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#child?.send({ id, version, before, after, regions } satisfies CompareRequest);
    });
  }

  #hear(said: CompareAnswer): void {
    const waiting = this.#waiting.get(said.id);
    this.#waiting.delete(said.id);
    if ('problem' in said) waiting?.reject(new Error(said.problem));
    else waiting?.resolve(said.value);
  }
}
