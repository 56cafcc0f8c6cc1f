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
  /** The largest file that is read in one piece; a larger one is streamed. */
  readonly piece: number;
}

/** Paths of scripts, styles and icons, also in compressed forms. */
const scriptOrStyle = /\.(?:css|js|svg)(?:\.(?:br|gz))?$/;

/**
 * Reads a build's files. Scripts, styles and icons stay in memory after their first request, up to a limit. The rest,
 * pictures above all, comes from the disk at each request, and the system has a cache of it: in memory, pictures would
 * push each other out, and leave gaps that are as large.
 */
export class AssetFiles {
  readonly #limits: Limits;
  readonly #kept = new Map<string, Buffer>();
  #keptBytes = 0;

  constructor(limits: Limits = { memory: 8 * 1024 * 1024, piece: 32 * 1024 }) {
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
      const isKept = scriptOrStyle.test(path);
      const { size } = await stat(path);
      if (!isKept && size > this.#limits.piece) return onDisk(path, size);
      const bytes = await readFile(path);
      if (isKept) this.#keep(path, bytes);
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
