import type { Dealer } from './dealer.ts';

/** Invented, like their addresses, until the company names its own. */
export const uk: readonly Dealer[] = [
  {
    title: 'The Tinker’s Arcade',
    img: 'tinkers-arcade',
    address: ['12 Example Street', 'London', 'EC0A 0AA'],
    link: 'https://tinkers-arcade.example',
  },
  {
    title: 'Copperline Models',
    img: 'copperline-models',
    address: ['4 Sample Yard', 'Manchester', 'M0 0AA'],
    link: 'https://copperline-models.example',
  },
  {
    title: 'Northgate Robotics',
    img: 'northgate-robotics',
    address: ['27 Example Row', 'Edinburgh', 'EH0 0AA'],
    link: 'https://northgate-robotics.example',
  },
  { title: 'Box & Bracket', img: 'box-and-bracket', link: 'https://box-and-bracket.example' },
  { title: 'Pillar Post', img: 'pillar-post', link: 'https://pillar-post.example' },
];
