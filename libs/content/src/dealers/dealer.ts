import type { LogoName } from './logos.ts';

/** Someone who may sell our machines, as the region's language writes them. */
export interface Dealer {
  readonly title: string;
  /** Their shop online. */
  readonly link: `https://${string}`;
  /** A line each, in the order of the country; left out where there is no shop to walk into. */
  readonly address?: readonly string[];
  readonly img: LogoName;
}
