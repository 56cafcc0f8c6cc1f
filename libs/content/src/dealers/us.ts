import type { Dealer } from './dealer.ts';

/** Invented, like their addresses, until the company names its own. */
export const us: readonly Dealer[] = [
  {
    title: 'Gear & Gable Robotics',
    img: 'gear-and-gable',
    address: ['1200 Example Avenue', 'Portland, OR 00000'],
    link: 'https://gear-and-gable.example',
  },
  {
    title: 'Third Shelf Collectibles',
    img: 'third-shelf',
    address: ['48 West Sample Street', 'Chicago, IL 00000'],
    link: 'https://third-shelf.example',
  },
  {
    title: 'Launchpad Hobby',
    img: 'launchpad-hobby',
    address: ['3100 Example Boulevard, Suite 7', 'Austin, TX 00000'],
    link: 'https://launchpad-hobby.example',
  },
  {
    title: 'Brightbolt Toys',
    img: 'brightbolt-toys',
    address: ['15 Sample Row', 'Boston, MA 00000'],
    link: 'https://brightbolt-toys.example',
  },
  { title: 'Circuit Parcel', img: 'circuit-parcel', link: 'https://circuit-parcel.example' },
  { title: 'Mantel & Motor', img: 'mantel-and-motor', link: 'https://mantel-and-motor.example' },
];
