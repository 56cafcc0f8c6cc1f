import { globSync, watch, type FSWatcher } from 'node:fs';
import { dirname, join } from 'node:path';
import { wordFiles } from '@kinemorph/content-desk/words';
import type { DeskContent } from '../content/desk-content.ts';

const settleMs = 60;

/** Reads the content again when its files change, and tells the pages that are open. */
export class Changes {
  readonly #content: DeskContent;
  readonly #before: (all: boolean) => Promise<void>;
  readonly #listeners = new Set<(version: string) => void>();
  readonly #watchers = new Map<string, FSWatcher>();
  #timer: NodeJS.Timeout | undefined;
  #told = '';
  #files = '';

  /** `before` is waited for before the pages are told: what they load next must be new. It is given whether files came or went. */
  constructor(content: DeskContent, before: (all: boolean) => Promise<void>) {
    this.#content = content;
    this.#before = before;
  }

  /** Watches every folder of content by itself: a watch of files would lose one that is replaced, as editors and the desk itself do. */
  watch(): void {
    const { root } = this.#content;
    this.#files ||= this.#content.fileNames;
    const words = wordFiles(this.#content.sources()).map((file) => `${dirname(file)}/`);
    for (const folder of new Set([...globSync('libs/content/src/**/', { cwd: root }), ...words])) {
      if (this.#watchers.has(folder)) continue;
      const watcher = watch(join(root, folder), (_event, file) => this.#heard(file));
      // A folder that goes away takes its watch with it.
      watcher.once('error', () => this.#watchers.delete(folder));
      this.#watchers.set(folder, watcher);
    }
  }

  #heard(file: string | null): void {
    if (file?.endsWith('.new')) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#readAndTell(), settleMs);
  }

  /** Calls back with the version of the content whenever that changes; returns what ends it. */
  listen(listener: (version: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Tells the pages now, when there is something new to tell. */
  async tell(): Promise<void> {
    const { version } = this.#content.timeline();
    if (version === this.#told) return;
    this.#told = version;
    const files = this.#content.fileNames;
    const all = files !== this.#files;
    this.#files = files;
    await this.#before(all);
    for (const listener of this.#listeners) listener(version);
  }

  close(): void {
    clearTimeout(this.#timer);
    for (const watcher of this.#watchers.values()) watcher.close();
  }

  async #readAndTell(): Promise<void> {
    await this.#content.read();
    this.watch();
    await this.tell();
  }
}
