import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { encodeText, type TextParts } from '../../answer/encode-text.ts';
import { chooseEncoding, type Encoding } from '../../answer/encoding.ts';
import type { PageBody } from '../../answer/platform.ts';

/** In bytes; a shorter body grows or gains nothing. */
const worthCompressing = 512;
/**
 * One body in every encoding that is served. Compressed forms are made when they are first needed, and kept. The text as it was given is
 * kept until then: compressed it takes a sixth, and the few clients that ask for it as it is get it made again.
 */
export class EncodedBody implements PageBody {
  readonly etag: string;
  /** In bytes, as it was given. */
  readonly #length: number;
  readonly #kept = new Map<Encoding, Buffer>();

  constructor(text: TextParts) {
    const plain = Buffer.from(encodeText(text).buffer);
    this.etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
    this.#length = plain.length;
    this.#kept.set('identity', plain);
  }

  /** What the body takes in memory at most, in bytes: both compressed forms take less than the text. */
  get weight(): number {
    return this.#length;
  }

  /** The encoding to send to a client that accepts these. */
  choose(accepted: string | null | undefined): Encoding {
    return chooseEncoding(this.#length >= worthCompressing, accepted);
  }

  /** The body in an encoding, if it takes no time worth waiting for a turn. */
  ready(encoding: Encoding): Buffer | undefined {
    return encoding === 'identity' ? this.#plain() : this.#kept.get(encoding);
  }

  /**
   * The body in an encoding. To make it takes a millisecond of this thread: in a thread of zlib's it takes longer, and
   * each of those threads keeps megabytes.
   */
  encode(encoding: Encoding): Buffer {
    if (encoding === 'identity') return this.#plain();
    const ready = this.#kept.get(encoding);
    if (ready) return ready;
    const made = compress(this.#plain(), encoding);
    this.#kept.delete('identity');
    this.#kept.set(encoding, made);
    return made;
  }

  /** The body as it was given. */
  #plain(): Buffer {
    const [br, gzip] = [this.#kept.get('br'), this.#kept.get('gzip')];
    const inOnePiece = { chunkSize: this.#length };
    return (
      this.#kept.get('identity') ?? (br ? brotliDecompressSync(br, inOnePiece) : gunzipSync(gzip ?? '', inOnePiece))
    );
  }
}

function compress(bytes: Buffer, encoding: Exclude<Encoding, 'identity'>): Buffer {
  const made =
    encoding === 'gzip'
      ? gzipSync(bytes, { level: 6 })
      : brotliCompressSync(bytes, {
          params: {
            [constants.BROTLI_PARAM_LGWIN]: 18,
            [constants.BROTLI_PARAM_QUALITY]: 5,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          },
        });
  return alone(made);
}

/** The same bytes in memory of their own: a part of a larger piece of memory, as zlib and Node return, keeps all of it. */
function alone(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
