import type { Dealer } from './dealer.ts';

/** Invented, like their addresses, until the company names its own. Each address as its country writes it. */
export const eu: readonly Dealer[] = [
  {
    title: 'Mechanica Amsterdam',
    img: 'mechanica-amsterdam',
    address: ['Voorbeeldstraat 12', '0000 AA Amsterdam', 'Netherlands'],
    link: 'https://mechanica-amsterdam.example',
  },
  {
    title: 'Taller Uno',
    img: 'taller-uno',
    address: ['Calle del Ejemplo 8', '00000 Madrid', 'Spain'],
    link: 'https://taller-uno.example',
  },
  {
    title: 'Officina Otto',
    img: 'officina-otto',
    address: ['Via dell’Esempio 21', '00000 Milano', 'Italy'],
    link: 'https://officina-otto.example',
  },
  {
    title: 'Robotværket',
    img: 'robotvaerket',
    address: ['Eksempelgade 5', '0000 København', 'Denmark'],
    link: 'https://robotvaerket.example',
  },
  { title: 'Polaris Parts', img: 'polaris-parts', link: 'https://polaris-parts.example' },
  { title: 'Nordkit', img: 'nordkit', link: 'https://nordkit.example' },
];
