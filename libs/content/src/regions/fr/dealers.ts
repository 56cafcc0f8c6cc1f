import { sample } from '../../sample.ts';
import type { Dealer } from '../../dealers/dealer.ts';

/** Samples, like their addresses, until the company names its own. */
export const dealers: readonly Dealer[] = sample([
  {
    title: 'L’Atelier du Rouage',
    img: 'atelier-du-rouage',
    address: ['12 rue du Ressort', '75011 Paris'],
    link: 'https://atelier-du-rouage.example',
  },
  {
    title: 'Maison Mécanique',
    img: 'maison-mecanique',
    address: ['3 place de la Bielle', '69002 Lyon'],
    link: 'https://maison-mecanique.example',
  },
  {
    title: 'Le Comptoir des Robots',
    img: 'comptoir-des-robots',
    address: ['47 cours du Piston', '33000 Bordeaux'],
    link: 'https://comptoir-des-robots.example',
  },
  { title: 'Clic & Boulon', img: 'clic-et-boulon', link: 'https://clic-et-boulon.example' },
  { title: 'La Boîte à Vis', img: 'la-boite-a-vis', link: 'https://la-boite-a-vis.example' },
]);
