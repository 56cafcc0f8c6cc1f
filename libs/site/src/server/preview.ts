import { parseInstant, type Instant } from '@kinemorph/content/time';

const cookieName = 'preview_at';

/** What a request asks of the time. */
export type PreviewRequest =
  | { readonly kind: 'none' }
  /** Shows the site at `now`; `cookie` keeps it for the session. */
  | { readonly kind: 'at'; readonly now: Instant; readonly cookie?: string }
  /** Back to the present. */
  | { readonly kind: 'end'; readonly cookie: string }
  | { readonly kind: 'bad' };

/**
 * Reads `?at=` and the cookie that it leaves. The cookie holds the instant and when it was set:
 * a preview runs on from there, so that one can watch a boundary pass.
 */
export function readPreview(query: URLSearchParams, cookies: string | null, now: Instant): PreviewRequest {
  const at = query.get('at');
  if (at === 'now') return { kind: 'end', cookie: `${cookieName}=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly` };
  if (at !== null) {
    // An unescaped + in an offset arrives as a space.
    const instant = parseInstant(at.replace(/ (?=\d\d:\d\d$)/, '+'));
    if (instant === undefined) return { kind: 'bad' };
    return { kind: 'at', now: instant, cookie: `${cookieName}=${instant}.${now}; Path=/; SameSite=Lax; HttpOnly` };
  }
  const [, instant, setAt] = new RegExp(`(?:^|;\\s*)${cookieName}=(-?\\d{1,15})\\.(\\d{1,15})(?:;|$)`).exec(cookies ?? '') ?? [];
  if (instant === undefined || setAt === undefined) return { kind: 'none' };
  const moved = Number(instant) + (now - Number(setAt));
  return Math.abs(moved) <= 8.64e15 ? { kind: 'at', now: moved } : { kind: 'none' };
}

/** The answer to an instant that can't be read. It repeats nothing of the request. */
export const badInstant =
  'at is not an instant.\nWrite a date and a time with an offset, like ?at=2024-11-25T12:00:00Z or ?at=2025-07-01T15:00%2B08:00, or ?at=now to end the preview.\n';
