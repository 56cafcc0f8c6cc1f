import { keepAddress } from '@kinemorph/i18n/line-breaks';
import * as byFolder from '../regions/by-folder/dealers.ts';
import type { RegionId } from '../regions/region.ts';
import type { Dealer } from './dealer.ts';

const dealers: Readonly<Partial<Record<RegionId, readonly Dealer[]>>> = byFolder;

/** Returns the dealers of our machines in a region. A line of their addresses never ends before a number. */
export function dealersOf(region: RegionId): readonly Dealer[] {
  return (dealers[region] ?? []).map(({ address, ...rest }) => ({
    ...rest,
    ...(address && { address: address.map(keepAddress) }),
  }));
}
