import { keepAddress } from '@kinemorph/i18n/line-breaks';
import { addressOf, reached, type RegionLegal } from '../../legal-notice.ts';
import type { Office } from '../../office.ts';
import { sample } from '../../sample.ts';

const office: Office = sample({
  name: 'Kinemorph Robotics France SAS',
  street: '12 rue des Engrenages',
  locality: 'Paris',
  postalCode: '75011',
  country: 'FR',
  phone: '+33 1 99 00 01 42',
});

/** The legal notices of the region. */
export const legal: RegionLegal = {
  office,
  // Mentions légales: LCEN, article 6, with the publisher's head and the host.
  required: [
    'provider',
    'address',
    'contact',
    'represented',
    'register',
    'tax',
    'responsible',
    'host',
    'disputes',
    'recycling',
  ],
  notices: [
    {
      id: 'provider',
      text: 'Éditeur',
      value: sample('Kinemorph Robotics France SAS, au capital de 100\u202f000\u00a0€'),
    },
    { id: 'address', text: 'Siège social', value: addressOf(office) },
    { id: 'contact', text: 'Contact', value: reached(office, ', ') },
    { id: 'represented', text: 'Représentée par', value: sample('Claire Morel, présidente') },
    { id: 'register', text: 'Immatriculation', value: sample('RCS Paris 000\u00a0000\u00a0000') },
    { id: 'tax', text: 'TVA intracommunautaire', value: sample('FR 00 000000000') },
    { id: 'responsible', text: 'Directrice de la publication', value: sample('Claire Morel') },
    {
      id: 'host',
      text: 'Hébergeur',
      value: keepAddress(sample('Nuage du Nord SARL, 1 place du Serveur, 59000 Lille, +33 1 99 00 00 00')),
    },
    {
      id: 'disputes',
      text: 'Médiation de la consommation',
      value: keepAddress(sample('Centre de médiation Accord, 5 rue de l’Accord, 75002 Paris')),
    },
    { id: 'recycling', text: 'Identifiant unique (DEEE)', value: sample('FR000000_050000') },
  ],
  taxNote: { pattern: /\bTTC\b/, expected: '"TTC"' },
};
