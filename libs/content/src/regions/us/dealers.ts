import { sample } from '../../sample.ts';
import type { Dealer } from '../../dealers/dealer.ts';

/** Samples, like their addresses, until the company names its own. */
export const dealers: readonly Dealer[] = sample([
  {
    title: 'Gear & Gable Robotics',
    img: 'gear-and-gable',
    address: ['1200 Cogwheel Avenue', 'Portland, OR 97200'],
    link: 'https://gear-and-gable.example',
  },
  {
    title: 'Third Shelf Collectibles',
    img: 'third-shelf',
    address: ['48 West Sprocket Street', 'Chicago, IL 60600'],
    link: 'https://third-shelf.example',
  },
  {
    title: 'Launchpad Hobby',
    img: 'launchpad-hobby',
    address: ['3100 Flywheel Boulevard, Suite 7', 'Austin, TX 78700'],
    link: 'https://launchpad-hobby.example',
  },
  {
    title: 'Brightbolt Toys',
    img: 'brightbolt-toys',
    address: ['15 Ratchet Row', 'Boston, MA 02100'],
    link: 'https://brightbolt-toys.example',
  },
  { title: 'Circuit Parcel', img: 'circuit-parcel', link: 'https://circuit-parcel.example' },
  { title: 'Mantel & Motor', img: 'mantel-and-motor', link: 'https://mantel-and-motor.example' },
]);
