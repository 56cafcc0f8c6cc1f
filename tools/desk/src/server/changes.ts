import { globSync, watch, type FSWatcher } from 'node:fs';
import { dirname, join } from 'node:path';
import { wordFiles } from '@kinemorph/content-cli/words';
import type { DeskContent } from '../content/desk-content.ts';

const settleMs = 60;

/** The events that a window of the desk receives: the content has changed, or the pages in its previews have. */
type ChangeEvent = 'content' | 'pages';
type Listener = (event: ChangeEvent, version: string) => void;

/** Reads the content again when its files change, and sends an event to every open window of the desk. */
export class Changes {
  readonly #content: DeskContent;
  readonly #refresh: (all: boolean) => Promise<void>;
  readonly #listeners = new Set<Listener>();
  readonly #watchers = new Map<string, FSWatcher>();
  #timer: NodeJS.Timeout | undefined;
  /** The versions of the content and of the pages that were sent last. */
  #contentVersion = '';
  #pagesVersion = '';
  #files = '';

  /** `refresh` makes the sites read their sources again: the changed files, or all if files were added or removed. */
  constructor(content: DeskContent, refresh: (all: boolean) => Promise<void>) {
    this.#content = content;
    this.#refresh = refresh;
  }

  /**
   * Watches every folder of content: a watcher of a file would lose it when it is replaced, as editors and the desk
   * itself do.
   */
  watch(): void {
    const { root } = this.#content;
    this.#files ||= this.#content.onDisk().names;
    const words = wordFiles(this.#content.sources()).map((file) => `${dirname(file)}/`);
    for (const folder of new Set([...globSync('libs/content/src/**/', { cwd: root }), ...words])) {
      if (this.#watchers.has(folder)) continue;
      const watcher = watch(join(root, folder), (_event, file) => this.#heard(file));
      // Deleting a folder ends its watcher.
      watcher.once('error', () => this.#watchers.delete(folder));
      this.#watchers.set(folder, watcher);
    }
  }

  #heard(file: string | null): void {
    if (file?.endsWith('.new')) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#readAndTell(), settleMs);
  }

  /** Calls back with each event and the version that it is about. Returns a function that ends this. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Sends events if anything has changed. While a file can't be read, the pages do not change. */
  async tell(): Promise<void> {
    const { version, problem } = this.#content.timeline();
    if (version === this.#contentVersion) return;
    this.#contentVersion = version;
    if (problem === undefined) await this.showPages();
    this.#send('content', version);
  }

  /**
   * Makes the previews load pages from the files as they are now. The files must be correct; the content may still be
   * the old one.
   */
  async showPages(): Promise<void> {
    const { version, names } = this.#content.onDisk();
    if (version === this.#pagesVersion) return;
    this.#pagesVersion = version;
    const all = names !== this.#files;
    this.#files = names;
    await this.#refresh(all);
    this.#send('pages', version);
  }

  #send(event: ChangeEvent, version: string): void {
    for (const listener of this.#listeners) listener(event, version);
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
