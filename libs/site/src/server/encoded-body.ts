import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** One body in every encoding that is served, compressed once. */
export interface EncodedBody {
  readonly etag: string;
  readonly identity: Buffer;
  readonly gzip?: Buffer;
  readonly br?: Buffer;
}

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Hashes and compresses a body; what compression does not help is kept as it is. */
export async function encodeBody(body: string | Buffer, { compress = true, quality = 5 } = {}): Promise<EncodedBody> {
  const identity = typeof body === 'string' ? Buffer.from(body) : body;
  const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  if (!compress || identity.length < 512) return { etag, identity };
  const [br, gz] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } }),
    zip(identity, { level: Math.min(quality + 1, 9) }),
  ]);
  return { etag, identity, br, gzip: gz };
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
  const takes = (name: string) => new RegExp(`(?:^|,)\\s*${name}\\s*(?:,|$|;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$)))`, 'i').test(accepted);
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

/** Whether the client's copy is the one that would be sent. */
export function isSameCopy(ifNoneMatch: string | null | undefined, etag: string): boolean {
  return ifNoneMatch !== null && ifNoneMatch !== undefined && (ifNoneMatch === '*' || ifNoneMatch.includes(etag));
}
