import { brand } from './brand.ts';
import { instant, type Instant } from './time/index.ts';

/** How long a review of the contact counts, in milliseconds: RFC 9116 advises less than a year. */
const validity = 360 * 24 * 60 * 60 * 1000;
/** How long before its end a review is due, in milliseconds. */
const notice = 30 * 24 * 60 * 60 * 1000;

/** Whom to tell of a weakness, as `/.well-known/security.txt` says it. Read it through and write the day of the review here: it holds for 360 days. */
export const securityContact = { mailbox: brand.mailboxes.security, reviewedAt: instant('2026-11-22T00:00Z') } as const;

type Reviewed = { readonly reviewedAt: Instant };

/** Returns the instant from which researchers take the contact for abandoned. */
export function securityContactExpiry(contact: Reviewed = securityContact): Instant {
  return contact.reviewedAt + validity;
}

/** Whether the contact has to be reviewed now, so that it does not lapse. */
export function isSecurityReviewDue(now: Instant, contact?: Reviewed): boolean {
  return now >= securityContactExpiry(contact) - notice;
}
