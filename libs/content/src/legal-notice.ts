import { brand } from './brand.ts';
import { addressLines, shownPhone, type Office } from './office.ts';

/** A line of the legal notice that a region's law requires. */
export interface LegalNotice {
  /** The subject of the line, by the same name in every region. */
  readonly id: LegalNoticeId;
  /** Its name in the region's language. */
  readonly text: string;
  readonly value: string;
  /** The register's page about the number, if the law requires a link. */
  readonly href?: string;
  /** True if the line is in the footer of every page, as the law or the custom of the market requires. */
  readonly footer?: boolean;
}

export type LegalNoticeId =
  | 'provider'
  | 'address'
  | 'contact'
  | 'represented'
  | 'register'
  | 'tax'
  | 'responsible'
  | 'host'
  | 'disputes'
  | 'mailOrder'
  | 'privacyOfficer'
  | 'prices'
  | 'otherCosts'
  | 'payment'
  | 'delivery'
  | 'returns'
  | 'icp'
  | 'publicSecurity'
  | 'recycling';

/** The company of a region, and the notices that the region's law requires. */
export interface RegionLegal {
  readonly office: Office;
  /** The lines that the law requires: a check fails without one. */
  readonly required: readonly LegalNoticeId[];
  readonly notices: readonly LegalNotice[];
  /** The required text of a note on taxes beside a price, if the law requires a note. */
  readonly taxNote?: { readonly pattern: RegExp; readonly expected: string };
}

/** Returns the phone number and the mailbox of a region's support. */
export function reached(office: Office, between: string): string {
  return `${shownPhone(office)}${between}${brand.mailboxes.support}`;
}

/** Returns the address of an office in one line. */
export function addressOf(office: Office, between = ', '): string {
  return addressLines(office).join(between);
}
