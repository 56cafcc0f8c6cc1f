import { sample } from '../../sample.ts';
import type { Dealer } from '../../dealers/dealer.ts';

/** Samples, like their addresses, until the company names its own. */
export const dealers: readonly Dealer[] = sample([
  {
    title: 'Zahnrad & Feder',
    img: 'zahnrad-und-feder',
    address: ['Federgasse 12', '10999 Berlin'],
    link: 'https://zahnrad-und-feder.example',
  },
  {
    title: 'Modellhaus Elbe',
    img: 'modellhaus-elbe',
    address: ['Kolbenufer 4', '20457 Hamburg'],
    link: 'https://modellhaus-elbe.example',
  },
  {
    title: 'Roboterei Süd',
    img: 'roboterei-sued',
    address: ['Schraubengasse 21', '80469 München'],
    link: 'https://roboterei-sued.example',
  },
  { title: 'Bolzenpost', img: 'bolzenpost', link: 'https://bolzenpost.example' },
  { title: 'Funkenladen', img: 'funkenladen', link: 'https://funkenladen.example' },
]);
