import { brand } from './brand.ts';
import { instant, type Instant } from './time/index.ts';

/** The validity of a review of the contact, in milliseconds: RFC 9116 recommends less than a year. */
const validity = 360 * 24 * 60 * 60 * 1000;
/** The time before the end at which a review is due, in milliseconds. */
const notice = 30 * 24 * 60 * 60 * 1000;

/**
 * The contact for reports of vulnerabilities, for `/.well-known/security.txt`. Review it and set the day of the review
 * here: it is valid for 360 days.
 */
export const securityContact = { mailbox: brand.mailboxes.security, reviewedAt: instant('2026-11-22T00:00Z') } as const;

type Reviewed = { readonly reviewedAt: Instant };

/** Returns the instant from which researchers consider the contact abandoned. */
export function securityContactExpiry(contact: Reviewed = securityContact): Instant {
  return contact.reviewedAt + validity;
}

/** Returns true if the contact has to be reviewed now, before it expires. */
export function isSecurityReviewDue(now: Instant, contact?: Reviewed): boolean {
  return now >= securityContactExpiry(contact) - notice;
}
