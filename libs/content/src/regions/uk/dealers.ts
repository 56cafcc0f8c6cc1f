import { sample } from '../../sample.ts';
import type { Dealer } from '../../dealers/dealer.ts';

/** Samples, like their addresses, until the company names its own. */
export const dealers: readonly Dealer[] = sample([
  {
    title: 'The Tinker’s Arcade',
    img: 'tinkers-arcade',
    address: ['12 Mainspring Street', 'London', 'E2 0XX'],
    link: 'https://tinkers-arcade.example',
  },
  {
    title: 'Copperline Models',
    img: 'copperline-models',
    address: ['4 Camshaft Yard', 'Manchester', 'M4 0XX'],
    link: 'https://copperline-models.example',
  },
  {
    title: 'Northgate Robotics',
    img: 'northgate-robotics',
    address: ['27 Bearing Row', 'Edinburgh', 'EH6 0XX'],
    link: 'https://northgate-robotics.example',
  },
  { title: 'Box & Bracket', img: 'box-and-bracket', link: 'https://box-and-bracket.example' },
  { title: 'Pillar Post', img: 'pillar-post', link: 'https://pillar-post.example' },
]);
