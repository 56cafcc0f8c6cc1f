import { brand } from '../../brand.ts';
import { addressOf, reached, type RegionLegal } from '../../legal-notice.ts';
import type { Office } from '../../office.ts';
import { sample } from '../../sample.ts';

const office: Office = sample({
  name: 'Kinemorph Robotics, Inc.',
  street: '2100 Servo Avenue, Suite 300',
  locality: 'San Jose',
  state: 'CA',
  postalCode: '95110',
  country: 'US',
  phone: brand.supportPhone,
  phoneAtHome: '(202) 555-0142',
});

/** The legal notices of the region. */
export const legal: RegionLegal = {
  office,
  required: ['provider', 'address', 'contact'],
  notices: [
    { id: 'provider', text: 'Provider', value: office.name },
    { id: 'address', text: 'Address', value: addressOf(office) },
    { id: 'contact', text: 'Contact', value: reached(office, ', ') },
    { id: 'register', text: 'State of incorporation', value: sample('Delaware, file number 0000000') },
  ],
};
