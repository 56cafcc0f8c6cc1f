export type Encoding = 'br' | 'gzip' | 'identity';

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
