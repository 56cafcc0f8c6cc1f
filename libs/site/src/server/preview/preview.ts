import { parseInstant, type Instant } from '@kinemorph/content/time';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { parse, serialize } from 'hono/utils/cookie';

const cookieName = 'preview_at';
/** The parameter with the secret in the first preview. */
const keyName = 'preview_key';

/** The instant that a request asks to preview. */
export type PreviewRequest =
  | { readonly kind: 'none' }
  /** Shows the site at `now`; `cookie` keeps it for the session. */
  | { readonly kind: 'at'; readonly now: Instant; readonly cookie?: string }
  /** Returns to the present. */
  | { readonly kind: 'end'; readonly cookie: string }
  | { readonly kind: 'bad' }
  /** The secret is wrong. */
  | { readonly kind: 'refused' };

/** The protection of a server's previews. */
export interface PreviewGuard {
  /** Required for the first preview of a browser session; undefined allows previews to anybody. */
  readonly secret?: string | undefined;
  /** True if the site is reached over https only, so that the cookie is too. */
  readonly secure?: boolean;
}

/** Reads a request for a preview: its query, its cookies, and the present. */
export type PreviewReader = (query: URLSearchParams, cookies: string | null, now: Instant) => PreviewRequest;

/**
 * Creates a function that reads `?at=` and the cookie set by it. The cookie contains the instant and the time when it
 * was set: the preview's clock runs on from there, so that a boundary can be watched. With a secret, the first `?at=`
 * carries it as `preview_key`; the cookie is signed with it and replaces it from then on, so that the secret is in one
 * address only. A request without the secret and without such a cookie is answered as if previews were off.
 */
export function createPreviewReader({ secret, secure = false }: PreviewGuard = {}): PreviewReader {
  const options = { path: '/', sameSite: 'Lax', httpOnly: true, secure } as const;
  const sign = (value: string) => (secret === undefined ? '' : `.${base64Url(keyedHash(secret, value))}`);
  const cookieOf = (value: string) => serialize(cookieName, value + sign(value), options);
  /** Returns the preview in the cookie: an instant and when it was set, or the right to begin another. */
  const readCookie = (cookies: string | null) => {
    const [, value = '', signature = ''] =
      /^(-?\d{1,15}\.\d{1,15}|ended)((?:\.[\w-]+)?)$/.exec(parse(cookies ?? '', cookieName)[cookieName] ?? '') ?? [];
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
          cookie: secret === undefined ? serialize(cookieName, '', { ...options, maxAge: 0 }) : cookieOf('ended'),
        };
      // An unescaped + in an offset is decoded as a space.
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

/** Compares secrets in a time that does not depend on where they differ. */
function isSame(one: string, other: string): boolean {
  const hash = keyedHash('compare', other);
  let difference = 0;
  for (const [i, byte] of keyedHash('compare', one).entries()) difference |= byte ^ (hash[i] ?? 0);
  return difference === 0;
}

const utf8 = new TextEncoder();

/**
 * Not Web Crypto, which has no synchronous form: the server must know whether a request is a preview before it does
 * anything else.
 */
function keyedHash(key: string, text: string): Uint8Array {
  return hmac(sha256, utf8.encode(key), utf8.encode(text));
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The answer to an invalid instant. It repeats nothing of the request. */
export const badInstant =
  'at is not an instant.\nWrite a date and a time with an offset, like ?at=2024-11-25T12:00:00Z or ?at=2025-07-01T15:00%2B08:00, or ?at=now to end the preview.\n';

/** The answer to a wrong secret. */
export const badPreviewKey = `${keyName} is not the PREVIEW_SECRET of this server.\n`;
