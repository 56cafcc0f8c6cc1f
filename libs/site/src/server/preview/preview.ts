import { parseInstant, type Instant } from '@kinemorph/content/time';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

const cookieName = 'preview_at';
/** The parameter that carries the secret into the first preview. */
const keyName = 'preview_key';

/** What a request asks of the time. */
export type PreviewRequest =
  | { readonly kind: 'none' }
  /** Shows the site at `now`; `cookie` keeps it for the session. */
  | { readonly kind: 'at'; readonly now: Instant; readonly cookie?: string }
  /** Back to the present. */
  | { readonly kind: 'end'; readonly cookie: string }
  | { readonly kind: 'bad' }
  /** The secret is not that of the server. */
  | { readonly kind: 'refused' };

/** How a server guards its previews. */
export interface PreviewGuard {
  /** Asked for with the first preview of a browser session; anybody may preview without one. */
  readonly secret?: string | undefined;
  /** Whether the site is reached over https alone, so that the cookie is too. */
  readonly secure?: boolean;
}

/** Reads a request for a preview: its query, its cookies, and the present. */
export type PreviewReader = (query: URLSearchParams, cookies: string | null, now: Instant) => PreviewRequest;

/**
 * Creates what reads `?at=` and the cookie that it leaves. The cookie holds the instant and when it was set: a preview runs on from
 * there, so that one can watch a boundary pass. With a secret, the first `?at=` carries it as `preview_key`; the cookie is signed
 * with it and stands for it from then on, so that the secret is in one address only. Without the secret or such a cookie a request
 * is answered as where previews are off.
 */
export function createPreviewReader({ secret, secure = false }: PreviewGuard = {}): PreviewReader {
  const attributes = `; Path=/; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`;
  const sign = (value: string) => (secret === undefined ? '' : `.${base64Url(keyedHash(secret, value))}`);
  const cookieOf = (value: string) => `${cookieName}=${value}${sign(value)}${attributes}`;
  /** The preview as the cookie has it: an instant and when it was set, or the right to begin another. */
  const readCookie = (cookies: string | null) => {
    const [, value = '', signature = ''] =
      /(?:^|;\s*)preview_at=(-?\d{1,15}\.\d{1,15}|ended)((?:\.[\w-]+)?)(?:;|$)/.exec(cookies ?? '') ?? [];
    return value !== '' && isSame(signature, sign(value)) ? value : undefined;
  };

  return (query, cookies, now) => {
    const at = query.get('at');
    const kept = readCookie(cookies);
    if (at !== null) {
      const key = query.get(keyName);
      if (secret !== undefined && (key === null ? kept === undefined : !isSame(key, secret)))
        return { kind: key === null ? 'none' : 'refused' };
      if (at === 'now')
        return {
          kind: 'end',
          cookie: secret === undefined ? `${cookieName}=; Max-Age=0${attributes}` : cookieOf('ended'),
        };
      // An unescaped + in an offset arrives as a space.
      const instant = parseInstant(at.replace(/ (?=\d\d:\d\d$)/, '+'));
      return instant === undefined
        ? { kind: 'bad' }
        : { kind: 'at', now: instant, cookie: cookieOf(`${instant}.${now}`) };
    }
    const [instant, setAt] = kept?.split('.') ?? [];
    if (instant === undefined || setAt === undefined) return { kind: 'none' };
    const moved = Number(instant) + (now - Number(setAt));
    return Math.abs(moved) <= 8.64e15 ? { kind: 'at', now: moved } : { kind: 'none' };
  };
}

/** Compares secrets in a time that does not tell where they differ. */
function isSame(one: string, other: string): boolean {
  const hash = keyedHash('compare', other);
  let difference = 0;
  for (const [i, byte] of keyedHash('compare', one).entries()) difference |= byte ^ (hash[i] ?? 0);
  return difference === 0;
}

const utf8 = new TextEncoder();

/** Not Web Crypto, which has no synchronous form: whether a request previews is known before anything else is done. */
function keyedHash(key: string, text: string): Uint8Array {
  return hmac(sha256, utf8.encode(key), utf8.encode(text));
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The answer to an instant that can't be read. It repeats nothing of the request. */
export const badInstant =
  'at is not an instant.\nWrite a date and a time with an offset, like ?at=2024-11-25T12:00:00Z or ?at=2025-07-01T15:00%2B08:00, or ?at=now to end the preview.\n';

/** The answer to a wrong secret. */
export const badPreviewKey = `${keyName} is not the PREVIEW_SECRET of this server.\n`;
