import { brand } from './brand.ts';
import { addressLines, shownPhone, type Office } from './office.ts';

/** One line of what a region's law has a company say of itself. */
export interface LegalNotice {
  /** What the line is, by the same name in every region. */
  readonly id: LegalNoticeId;
  /** Its name in the region's language. */
  readonly text: string;
  readonly value: string;
  /** Where the number can be looked up, where the law asks for a link. */
  readonly href?: string;
  /** Whether the line stands at the foot of every page, as the law or the custom of the market has it. */
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

/** The company of a region, and what the region's law asks it to say. */
export interface RegionLegal {
  readonly office: Office;
  /** The lines that the law asks for: a check fails without one. */
  readonly required: readonly LegalNoticeId[];
  readonly notices: readonly LegalNotice[];
  /** What a note on taxes must say beside a price, where the law asks for one. */
  readonly taxNote?: { readonly pattern: RegExp; readonly wanted: string };
}

/** Returns the phone number and the mailbox of a region's support. */
export function reached(office: Office, between: string): string {
  return `${shownPhone(office)}${between}${brand.mailboxes.support}`;
}

/** Returns the address of an office in one line. */
export function addressOf(office: Office, between = ', '): string {
  return addressLines(office).join(between);
}
