import type { LogoName } from './logos.ts';

/** A dealer of our machines, in the region's language. */
export interface Dealer {
  readonly title: string;
  /** Their online shop. */
  readonly link: `https://${string}`;
  /** The lines of the address, in the order of the country; left out for a dealer without a physical shop. */
  readonly address?: readonly string[];
  readonly img: LogoName;
}
