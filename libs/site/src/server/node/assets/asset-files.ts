import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/** A file on disk with readable bytes. */
export interface AssetFile {
  /** In bytes. */
  readonly size: number;
  /** Returns the bytes from `first` to `last`, both included; a large file is read as it is sent. */
  read(first: number, last: number): Buffer | Readable;
}

/** In bytes. */
interface Limits {
  /** The size of all files in memory together. */
  readonly memory: number;
  /** The largest file that is kept in memory. */
  readonly file: number;
}

/**
 * Reads a build's files when they are first requested. Small ones stay in memory up to a limit; large ones are streamed
 * from disk.
 */
export class AssetFiles {
  readonly #limits: Limits;
  readonly #kept = new Map<string, Buffer>();
  #keptBytes = 0;

  /**
   * Keeps scripts, styles and the small pictures of busy pages in memory. It reads the rest from the disk, which the
   * system caches.
   */
  constructor(limits: Limits = { memory: 8 * 1024 * 1024, file: 32 * 1024 }) {
    this.#limits = limits;
  }

  /** Returns a file; undefined if it was deleted since the server started, as an archived build's may be. */
  async open(path: string): Promise<AssetFile | undefined> {
    const kept = this.#kept.get(path);
    if (kept) {
      // A Map keeps the order of insertion: the file in use moves to the end.
      this.#kept.delete(path);
      this.#kept.set(path, kept);
      return inMemory(kept);
    }
    try {
      const { size } = await stat(path);
      if (size > this.#limits.file) return onDisk(path, size);
      const bytes = await readFile(path);
      this.#keep(path, bytes);
      return inMemory(bytes);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  /** The size of the files in memory, in bytes. */
  get keptBytes(): number {
    return this.#keptBytes;
  }

  #keep(path: string, bytes: Buffer): void {
    this.#forget(path);
    this.#kept.set(path, bytes);
    this.#keptBytes += bytes.length;
    for (const oldest of this.#kept.keys()) {
      if (this.#keptBytes <= this.#limits.memory) return;
      this.#forget(oldest);
    }
  }

  #forget(path: string): void {
    this.#keptBytes -= this.#kept.get(path)?.length ?? 0;
    this.#kept.delete(path);
  }
}

function inMemory(bytes: Buffer): AssetFile {
  return { size: bytes.length, read: (first, last) => bytes.subarray(first, last + 1) };
}

function onDisk(path: string, size: number): AssetFile {
  return { size, read: (start, end) => createReadStream(path, { start, end }) };
}
