import { globSync, watch, type FSWatcher } from 'node:fs';
import { dirname, join } from 'node:path';
import { wordFiles } from '@kinemorph/content-desk/words';
import type { DeskContent } from '../content/desk-content.ts';

const settleMs = 60;

/** What a window of the desk loads again: the content, or the pages of the sites that it shows. */
export type News = 'content' | 'pages';
type Listener = (news: News, version: string) => void;

/** Reads the content again when its files change, and tells the windows of the desk that are open. */
export class Changes {
  readonly #content: DeskContent;
  readonly #refresh: (all: boolean) => Promise<void>;
  readonly #listeners = new Set<Listener>();
  readonly #watchers = new Map<string, FSWatcher>();
  #timer: NodeJS.Timeout | undefined;
  #told = '';
  #shown = '';
  #files = '';

  /** `refresh` makes the sites read their sources anew: what was written, or all of it where files came or went. */
  constructor(content: DeskContent, refresh: (all: boolean) => Promise<void>) {
    this.#content = content;
    this.#refresh = refresh;
  }

  /** Watches every folder of content by itself: a watch of files would lose one that is replaced, as editors and the desk itself do. */
  watch(): void {
    const { root } = this.#content;
    this.#files ||= this.#content.onDisk().names;
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

  /** Calls back whenever there is something new to load, with a mark of it; returns what ends it. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Tells now, when there is something new to tell. A file that cannot be read leaves the pages as they are. */
  async tell(): Promise<void> {
    const { version, problem } = this.#content.timeline();
    if (version === this.#told) return;
    this.#told = version;
    if (problem === undefined) await this.showPages();
    this.#say('content', version);
  }

  /** Shows the pages as the files are now, which must be sound. The content need not have been read again. */
  async showPages(): Promise<void> {
    const { version, names } = this.#content.onDisk();
    if (version === this.#shown) return;
    this.#shown = version;
    const all = names !== this.#files;
    this.#files = names;
    // What the pages load next must be new.
    await this.#refresh(all);
    this.#say('pages', version);
  }

  #say(news: News, version: string): void {
    for (const listener of this.#listeners) listener(news, version);
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
