import * as byFolder from '../regions/by-folder/homes.ts';
import type { RegionId } from '../regions/region.ts';
import { eachRegion, ownOrLike } from '../regions/regions.ts';
import type { Home } from './home.ts';
import { campaignTiles } from './tiles.ts';

/** The home of each region, without the slides of campaigns. */
const lasting = ownOrLike<Home>('home.ts', byFolder);

/** The content of each region's home, with the slides of campaigns first. */
export const homes: Readonly<Record<RegionId, Home>> = eachRegion((id) => ({
  ...lasting[id],
  hero: [...campaignTiles(id), ...lasting[id].hero],
}));
