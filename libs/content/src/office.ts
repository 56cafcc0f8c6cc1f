import { keepAddress } from '@kinemorph/i18n/line-breaks';

/** A company of the group, with its postal address. */
export interface Office {
  /** The company's full name, as in the register. */
  readonly name: string;
  readonly street: string;
  readonly locality: string;
  /** The state, prefecture or province, if addresses have one. */
  readonly state?: string;
  readonly postalCode: string;
  /** Its two letters of ISO 3166-1. */
  readonly country: string;
  /** Of the support, in the international format. */
  readonly phone: string;
  /** The same number in the national format; left out if pages show the international one. */
  readonly phoneAtHome?: string;
  /** The country's name in the region's language, for the last line of an address on pages of other countries. */
  readonly countryName?: string;
}

/** Returns the phone number for the pages of the office's region. Links and machines need the international format. */
export function shownPhone({ phone, phoneAtHome = phone }: Pick<Office, 'phone' | 'phoneAtHome'>): string {
  return phoneAtHome;
}

/** Returns the `tel:` address of a phone number, for a link. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}

/**
 * Returns the lines of an address below the company's name, in the order of its country. Each keeps its numbers and the
 * name of its town on one line.
 */
export function addressLines({ locality, ...rest }: Omit<Office, 'name' | 'phone' | 'phoneAtHome'>): readonly string[] {
  return linesOf({ ...rest, locality: locality.replaceAll(' ', '\u00a0') }).map(keepAddress);
}

function linesOf({
  street,
  locality,
  state,
  postalCode,
  country,
  countryName,
}: Omit<Office, 'name' | 'phone' | 'phoneAtHome'>): readonly string[] {
  const end = countryName === undefined ? [] : [countryName];
  switch (country) {
    case 'US':
      return [street, `${locality}, ${state ?? ''} ${postalCode}`, ...end];
    case 'GB':
      return [street, `${locality} ${postalCode}`, ...end];
    case 'JP':
      return [`〒${postalCode}`, `${state ?? ''}${locality}${street}`, ...end];
    case 'KR':
      return [`${state ?? ''} ${locality} ${street} (${postalCode})`, ...end];
    case 'CN':
      return [`${state ?? ''}${locality}${street}（${postalCode}）`, ...end];
    default:
      return [street, `${postalCode} ${locality}`, ...end];
  }
}
