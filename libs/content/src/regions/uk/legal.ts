import { addressOf, reached, type RegionLegal } from '../../legal-notice.ts';
import type { Office } from '../../office.ts';
import { sample } from '../../sample.ts';

const office: Office = sample({
  name: 'Kinemorph Robotics Ltd',
  street: '18 Gearwheel Yard',
  locality: 'London',
  postalCode: 'E1 0XX',
  country: 'GB',
  phone: '+44 20 7946 0142',
});

/** The legal notices of the region. */
export const legal: RegionLegal = {
  office,
  // Companies Act: name, register, number and registered office; VAT number.
  required: ['provider', 'address', 'contact', 'register', 'tax'],
  notices: [
    { id: 'provider', text: 'Provider', value: office.name },
    { id: 'address', text: 'Registered office', value: addressOf(office) },
    { id: 'contact', text: 'Contact', value: reached(office, ', ') },
    { id: 'register', text: 'Company number', value: sample('00000000, registered in England and Wales') },
    { id: 'tax', text: 'VAT number', value: sample('GB 000 0000 00') },
  ],
  taxNote: { pattern: /\bVAT\b/, expected: '"VAT included"' },
};
