import { addressOf, reached, type RegionLegal } from '../../legal-notice.ts';
import type { Office } from '../../office.ts';
import { sample } from '../../sample.ts';

const office: Office = sample({
  name: 'Kinemorph Robotics GmbH',
  street: 'Getriebestraße 12',
  locality: 'Berlin',
  postalCode: '10999',
  country: 'DE',
  phone: '+49 30 2312 5142',
});

/** The legal notices of the region. */
export const legal: RegionLegal = {
  office,
  // Impressum: DDG, section 5, and MStV, section 18.
  required: [
    'provider',
    'address',
    'contact',
    'represented',
    'register',
    'tax',
    'responsible',
    'disputes',
    'recycling',
  ],
  notices: [
    { id: 'provider', text: 'Anbieter', value: office.name },
    { id: 'address', text: 'Anschrift', value: addressOf(office) },
    { id: 'contact', text: 'Kontakt', value: reached(office, ', ') },
    { id: 'represented', text: 'Vertreten durch', value: sample('Johanna Brandt, Geschäftsführerin') },
    {
      id: 'register',
      text: 'Registereintrag',
      value: sample('Amtsgericht Berlin (Charlottenburg), HRB\u00a0000000\u00a0B'),
    },
    { id: 'tax', text: 'USt-IdNr.', value: sample('DE000000000') },
    {
      id: 'responsible',
      text: 'Verantwortlich für den Inhalt (§\u00a018\u00a0Abs.\u00a02\u00a0MStV)',
      value: sample('Johanna Brandt, Anschrift wie oben'),
    },
    {
      id: 'disputes',
      text: 'Verbraucherstreitbeilegung',
      value: sample(
        'Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
      ),
    },
    { id: 'recycling', text: 'WEEE-Reg.-Nr.', value: sample('DE 00000000') },
  ],
  taxNote: { pattern: /inkl\. MwSt\..*zzgl\. Versand/i, expected: '"inkl. MwSt.", and "zzgl. Versand" (§ 6 PAngV)' },
};
