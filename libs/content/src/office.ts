/** A company of the group, and where letters reach it. */
export interface Office {
  /** The company's full name, as the register has it. */
  readonly name: string;
  readonly street: string;
  readonly locality: string;
  /** The state, prefecture or province, where addresses have one. */
  readonly state?: string;
  readonly postalCode: string;
  /** Its two letters of ISO 3166-1. */
  readonly country: string;
  /** Of the support, as the country writes it to be called from abroad. */
  readonly phone: string;
  /** The same number as it is called, and read, inside the country; left out where pages show the other. */
  readonly phoneAtHome?: string;
  /** The country as the region's language calls it, for the last line of an address that is read abroad. */
  readonly countryName?: string;
}

/** The phone number as the pages of the office's region show it. Links and machines need the one from abroad. */
export function shownPhone({ phone, phoneAtHome = phone }: Pick<Office, 'phone' | 'phoneAtHome'>): string {
  return phoneAtHome;
}

/** The address of a phone number, for a link. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}

/** The lines of an address below the company's name, in the order of its country. */
export function addressLines({
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
