import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { encodeText, type TextParts } from '../../answer/encode-text.ts';
import { chooseEncoding, type Encoding } from '../../answer/encoding.ts';
import type { PageBody } from '../../answer/platform.ts';
import { release, temporaryBytes } from './temporary-bytes.ts';

/** In bytes; a shorter body grows, or gains nothing. */
const worthCompressing = 512;
/** A body in the form in which it is sent between threads. */
export interface EncodedParts {
  readonly etag: string;
  /** In bytes, uncompressed. */
  readonly length: number;
  readonly kept: ReadonlyMap<Encoding, Uint8Array>;
}

/**
 * One body in every served encoding. A compressed form is created at its first use, and kept. The plain text is kept
 * until then: the compressed form has a sixth of its size, and is decompressed for the few clients that request plain
 * text.
 */
export class EncodedBody implements PageBody {
  readonly etag: string;
  /** In bytes, uncompressed. */
  readonly #length: number;
  readonly #kept: Map<Encoding, Uint8Array>;

  constructor({ etag, length, kept }: EncodedParts) {
    this.etag = etag;
    this.#length = length;
    this.#kept = new Map(kept);
  }

  static of(text: TextParts): EncodedBody {
    const plain = encodeText(text);
    const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
    return new EncodedBody({ etag, length: plain.length, kept: new Map([['identity', plain]]) });
  }

  /** The body as data. Each form has separate memory, which can be transferred to another thread. */
  get parts(): EncodedParts {
    return { etag: this.etag, length: this.#length, kept: this.#kept };
  }

  /** The maximum size in memory, in bytes: both compressed forms together are smaller than the text. */
  get weight(): number {
    return this.#length;
  }

  /** The encoding to send to a client that accepts these. */
  choose(accepted: string | null | undefined): Encoding {
    return chooseEncoding(this.#length >= worthCompressing, accepted);
  }

  /** Returns the body in an encoding, if that takes too little time to wait for a turn. */
  ready(encoding: Encoding): Uint8Array | undefined {
    return encoding === 'identity' ? this.#plain() : this.#kept.get(encoding);
  }

  /**
   * Returns the body in an encoding. The compression takes a millisecond of the calling thread: in a thread of zlib it
   * takes longer, and each of those threads keeps megabytes.
   */
  encode(encoding: Encoding): Uint8Array {
    if (encoding === 'identity') return this.#plain();
    const ready = this.#kept.get(encoding);
    if (ready) return ready;
    const plain = this.#plain();
    const made = compress(plain, encoding);
    release(plain);
    this.#kept.delete('identity');
    this.#kept.set(encoding, made);
    return made;
  }

  /** Returns the same body, 8 % smaller for browsers. It takes some 100 ms, against 2 ms at the usual quality. */
  smallest(): EncodedBody {
    const plain = this.#plain();
    const smallest = brotli(plain, 11);
    release(plain);
    return new EncodedBody({ ...this.parts, kept: new Map([['br', smallest]]) });
  }

  /** Returns the uncompressed body: the kept one, or temporary bytes. */
  #plain(): Uint8Array {
    const [identity, br, gzip] = [this.#kept.get('identity'), this.#kept.get('br'), this.#kept.get('gzip')];
    if (identity) return identity;
    const inOnePiece = { chunkSize: this.#length };
    return temporaryBytes(br ? brotliDecompressSync(br, inOnePiece) : gunzipSync(gzip ?? '', inOnePiece));
  }
}

function compress(bytes: Uint8Array, encoding: Exclude<Encoding, 'identity'>): Uint8Array {
  return encoding === 'gzip' ? alone(gzipSync(bytes, { level: 6 })) : brotli(bytes, 5);
}

function brotli(bytes: Uint8Array, quality: number): Uint8Array {
  const params = {
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return alone(brotliCompressSync(bytes, { params }));
}

/**
 * Copies bytes into separate memory: zlib and Node return a part of a larger buffer, which would keep all of it in
 * memory.
 */
function alone(bytes: Buffer): Uint8Array {
  return new Uint8Array(bytes);
}
