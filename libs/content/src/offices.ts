import { brand } from './brand.ts';
import type { RegionId } from './regions/region.ts';
import { sample } from './sample.ts';

/** A company of the group, and where letters reach it. */
export interface Office {
  /** The company's full name, as the register has it. */
  readonly name: string;
  readonly street: string;
  readonly locality: string;
  /** The state, prefecture or province, where addresses have one. */
  readonly state?: string;
  readonly postalCode: string;
  /** ISO 3166-1. */
  readonly country: 'US' | 'GB' | 'NL' | 'FR' | 'DE' | 'JP' | 'KR' | 'CN';
  /** Of the support, as the country writes it to be called from abroad. */
  readonly phone: string;
  /** The country as the region's language calls it, for the last line of an address that is read abroad. */
  readonly countryName?: string;
}

/** The company that answers to a region's visitors. */
export const offices: Readonly<Record<RegionId, Office>> = {
  us: sample({
    name: 'Kinemorph Robotics, Inc.',
    street: '2100 Servo Avenue, Suite 300',
    locality: 'San Jose',
    state: 'CA',
    postalCode: '95110',
    country: 'US',
    phone: brand.supportPhone,
  }),
  uk: sample({
    name: 'Kinemorph Robotics Ltd',
    street: '18 Gearwheel Yard',
    locality: 'London',
    postalCode: 'E1 0XX',
    country: 'GB',
    phone: '+44 20 7946 0142',
  }),
  eu: sample({
    name: 'Kinemorph Robotics Europe B.V.',
    street: 'Tandwielkade 8',
    locality: 'Amsterdam',
    postalCode: '1019 ZZ',
    country: 'NL',
    phone: '+31 20 000 0142',
    countryName: 'The Netherlands',
  }),
  fr: sample({
    name: 'Kinemorph Robotics France SAS',
    street: '12 rue des Engrenages',
    locality: 'Paris',
    postalCode: '75011',
    country: 'FR',
    phone: '+33 1 99 00 01 42',
  }),
  de: sample({
    name: 'Kinemorph Robotics GmbH',
    street: 'Getriebestraße 12',
    locality: 'Berlin',
    postalCode: '10999',
    country: 'DE',
    phone: '+49 30 2312 5142',
  }),
  jp: sample({
    name: 'Kinemorph Robotics株式会社',
    street: '歯車町一丁目2番3号',
    locality: '品川区',
    state: '東京都',
    postalCode: '140-0000',
    country: 'JP',
    phone: '+81-3-0000-0142',
  }),
  kr: sample({
    name: '키네모프 로보틱스 코리아 주식회사',
    street: '서보로 12, 7층',
    locality: '성동구',
    state: '서울특별시',
    postalCode: '04700',
    country: 'KR',
    phone: '+82-2-0000-0142',
  }),
  cn: sample({
    name: '凯变机器人（上海）有限公司',
    street: '舵机路12号7层',
    locality: '浦东新区',
    state: '上海市',
    postalCode: '200000',
    country: 'CN',
    phone: '+86-21-0000-0142',
  }),
};

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
}: Omit<Office, 'name' | 'phone'>): readonly string[] {
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
