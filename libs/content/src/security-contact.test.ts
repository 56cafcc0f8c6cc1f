import { describe, expect, it } from 'vitest';
import { isSecurityReviewDue, securityContact, securityContactExpiry } from './security-contact.ts';
import { instant } from './time/index.ts';

const day = 24 * 60 * 60 * 1000;
const contact = { reviewedAt: instant('2027-01-01T00:00Z') };

describe('the security contact', () => {
  it('expires less than a year after its review', () => {
    expect(securityContactExpiry(contact)).toBe(instant('2027-12-27T00:00Z'));
    expect(securityContactExpiry()).toBe(securityContactExpiry(securityContact));
  });

  it('is due for a review from 30 days before it expires, and not earlier', () => {
    const due = securityContactExpiry(contact) - 30 * day;
    expect([due - 1, due, due + 365 * day].map((now) => isSecurityReviewDue(now, contact))).toEqual([
      false,
      true,
      true,
    ]);
    expect(isSecurityReviewDue(securityContact.reviewedAt)).toBe(false);
  });

  it('is a mailbox with the name security', () => {
    expect(securityContact.mailbox).toMatch(/^security@/);
  });
});
