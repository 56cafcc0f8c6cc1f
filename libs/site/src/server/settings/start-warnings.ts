import { isSecurityReviewDue, securityContactExpiry } from '@kinemorph/content';
import type { Instant } from '@kinemorph/content/time';
import { isLoopback, type Settings } from './settings.ts';

/** A line of the log, and the setting that it is about. */
interface Warning {
  readonly fields: object;
  readonly message: string;
}

/**
 * Returns warnings for the operator of a public site at its start: about settings for tests and pre-production, and
 * about a security contact that is about to expire.
 */
export function startWarnings(
  {
    preview,
    previewSecret,
    clockStartsAt,
    publicOrigin,
  }: Pick<Settings, 'preview' | 'previewSecret' | 'clockStartsAt' | 'publicOrigin'>,
  now: Instant,
): readonly Warning[] {
  // Tests and developers know their settings.
  if (isLoopback(new URL(publicOrigin).hostname)) return [];
  const warnings: Warning[] = [];
  if (clockStartsAt !== undefined) {
    warnings.push({
      fields: { setting: 'SITE_CLOCK', startsAt: new Date(clockStartsAt).toISOString() },
      message:
        'SITE_CLOCK is set: the site shows another time than the real one, and its prices and campaigns are those of that time. Unset it in production',
    });
  }
  if (preview) {
    const who =
      previewSecret === undefined
        ? 'anybody can read what has not opened yet with ?at=. Unset it in production, or set PREVIEW_SECRET'
        : 'whoever knows PREVIEW_SECRET can read what has not opened yet with ?at=; unset it in production';
    warnings.push({ fields: { setting: 'SITE_PREVIEW' }, message: `SITE_PREVIEW is on: ${who}` });
  }
  if (isSecurityReviewDue(now)) {
    warnings.push({
      fields: { expires: new Date(securityContactExpiry()).toISOString() },
      message:
        'security.txt expires soon or has expired: review the contact, and write the day into libs/content/src/security-contact.ts',
    });
  }
  return warnings;
}
