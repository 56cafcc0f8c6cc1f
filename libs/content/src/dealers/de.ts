import type { Dealer } from './dealer.ts';

/** Invented, like their addresses, until the company names its own. */
export const de: readonly Dealer[] = [
  {
    title: 'Zahnrad & Feder',
    img: 'zahnrad-und-feder',
    address: ['Musterstraße 12', '00000 Berlin'],
    link: 'https://zahnrad-und-feder.example',
  },
  {
    title: 'Modellhaus Elbe',
    img: 'modellhaus-elbe',
    address: ['Beispielufer 4', '00000 Hamburg'],
    link: 'https://modellhaus-elbe.example',
  },
  {
    title: 'Roboterei Süd',
    img: 'roboterei-sued',
    address: ['Mustergasse 21', '00000 München'],
    link: 'https://roboterei-sued.example',
  },
  { title: 'Bolzenpost', img: 'bolzenpost', link: 'https://bolzenpost.example' },
  { title: 'Funkenladen', img: 'funkenladen', link: 'https://funkenladen.example' },
];
