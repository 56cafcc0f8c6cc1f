import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** In bytes; a shorter body grows or gains nothing. */
const worthCompressing = 512;
/** What both compressed forms of a body add to it, at most. */
const compressedShare = 0.5;

/** One body in every encoding that is served, each made when it is first needed and kept. */
export class EncodedBody {
  readonly etag: string;
  readonly #identity: Buffer;
  readonly #compressed = new Map<Encoding, Buffer>();

  constructor(text: string) {
    this.#identity = Buffer.from(text);
    this.etag = createHash('sha256').update(this.#identity).digest('base64url').slice(0, 22);
  }

  /** What the body takes in memory in every encoding, in bytes. */
  get weight(): number {
    return Math.ceil(this.#identity.length * (1 + compressedShare));
  }

  /** The encoding to send to a client that accepts these. */
  choose(accepted: string | null | undefined): Encoding {
    return chooseEncoding(this.#identity.length >= worthCompressing, accepted);
  }

  /** The body in an encoding, if it has been made. */
  ready(encoding: Encoding): Buffer | undefined {
    return encoding === 'identity' ? this.#identity : this.#compressed.get(encoding);
  }

  /**
   * The body in an encoding. To make it takes a millisecond of this thread: in a thread of zlib's it takes longer, and
   * each of those threads keeps megabytes.
   */
  encode(encoding: Encoding): Buffer {
    const ready = this.ready(encoding);
    if (ready) return ready;
    const made = compress(this.#identity, encoding);
    this.#compressed.set(encoding, made);
    return made;
  }
}

function compress(bytes: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(bytes, { level: 6 });
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

/** Browsers send a handful of different lists, so what they mean is read once. */
const preferences = new Map<string, Encoding>();
const preferencesKept = 100;

/** The encoding to answer with, for a body that is compressed; a client that refuses one with q=0 does not get it. */
export function chooseEncoding(compressed: boolean, accepted: string | null | undefined): Encoding {
  if (!accepted || !compressed) return 'identity';
  let preferred = preferences.get(accepted);
  if (preferred === undefined) {
    preferred = readAcceptEncoding(accepted);
    if (preferences.size >= preferencesKept) preferences.clear();
    preferences.set(accepted, preferred);
  }
  return preferred;
}

function readAcceptEncoding(accepted: string): Encoding {
  const takes = (name: string) =>
    new RegExp(`(?:^|,)\\s*${name}\\s*(?:,|$|;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$)))`, 'i').test(accepted);
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

/** Whether the client's copy is the one that would be sent. */
export function isSameCopy(ifNoneMatch: string | null | undefined, etag: string): boolean {
  return ifNoneMatch !== null && ifNoneMatch !== undefined && (ifNoneMatch === '*' || ifNoneMatch.includes(etag));
}
