import { addressOf, reached, type RegionLegal } from '../../legal-notice.ts';
import type { Office } from '../../office.ts';
import { sample } from '../../sample.ts';

const office: Office = sample({
  name: 'Kinemorph Robotics Europe B.V.',
  street: 'Tandwielkade 8',
  locality: 'Amsterdam',
  postalCode: '1019 ZZ',
  country: 'NL',
  phone: '+31 20 000 0142',
  countryName: 'The Netherlands',
});

/** The legal notices of the region. */
export const legal: RegionLegal = {
  office,
  // E-Commerce Directive, article 5.
  required: ['provider', 'address', 'contact', 'represented', 'register', 'tax'],
  notices: [
    { id: 'provider', text: 'Provider', value: office.name },
    { id: 'address', text: 'Address', value: addressOf(office) },
    { id: 'contact', text: 'Contact', value: reached(office, ', ') },
    { id: 'represented', text: 'Represented by', value: sample('Marit de Vries, managing director') },
    { id: 'register', text: 'Trade register', value: sample('Kamer van Koophandel, KVK 00000000') },
    { id: 'tax', text: 'VAT number', value: sample('NL000000000B00') },
  ],
  taxNote: { pattern: /\bVAT\b/, expected: '"VAT included"' },
};
