import { parseAccept } from 'hono/utils/accept';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Browsers send only a few different lists, so each is parsed once. */
const preferences = new Map<string, Encoding>();
const preferencesKept = 100;

/**
 * Returns the encoding for an answer, if its body is compressed; a client that refuses an encoding with q=0 does not
 * get it.
 */
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
  const taken = parseAccept(accepted).flatMap(({ type, q }) => (q > 0 ? [type.toLowerCase()] : []));
  if (taken.includes('br')) return 'br';
  return taken.includes('gzip') ? 'gzip' : 'identity';
}

/** Returns true if the client's copy is the same as the one to send. */
export function isSameCopy(ifNoneMatch: string | null | undefined, etag: string): boolean {
  return ifNoneMatch !== null && ifNoneMatch !== undefined && (ifNoneMatch === '*' || ifNoneMatch.includes(etag));
}
