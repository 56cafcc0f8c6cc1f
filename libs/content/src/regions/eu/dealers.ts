import { sample } from '../../sample.ts';
import type { Dealer } from '../../dealers/dealer.ts';

/** Samples, like their addresses, until the company names its own. Each address as its country writes it. */
export const dealers: readonly Dealer[] = sample([
  {
    title: 'Mechanica Amsterdam',
    img: 'mechanica-amsterdam',
    address: ['Schroefstraat 12', '1013 ZZ Amsterdam', 'The Netherlands'],
    link: 'https://mechanica-amsterdam.example',
  },
  {
    title: 'Taller Uno',
    img: 'taller-uno',
    address: ['Calle del Engranaje 8', '28000 Madrid', 'Spain'],
    link: 'https://taller-uno.example',
  },
  {
    title: 'Officina Otto',
    img: 'officina-otto',
    address: ['Via dell’Ingranaggio 21', '20100 Milano', 'Italy'],
    link: 'https://officina-otto.example',
  },
  {
    title: 'Robotværket',
    img: 'robotvaerket',
    address: ['Tandhjulsgade 5', '2200 København', 'Denmark'],
    link: 'https://robotvaerket.example',
  },
  { title: 'Polaris Parts', img: 'polaris-parts', link: 'https://polaris-parts.example' },
  { title: 'Nordkit', img: 'nordkit', link: 'https://nordkit.example' },
]);
