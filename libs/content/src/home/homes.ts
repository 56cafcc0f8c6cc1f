import { regionIds, type RegionId } from '../regions/region.ts';
import { cn } from './cn.ts';
import { europe } from './europe.ts';
import type { Home } from './home.ts';
import { jp } from './jp.ts';
import { kr } from './kr.ts';
import { campaignTiles, quotes } from './tiles.ts';
import { uk } from './uk.ts';
import { us } from './us.ts';

/** The home of each region, without the slides of campaigns. */
const lasting: Readonly<Record<RegionId, Home>> = {
  us,
  uk,
  eu: europe,
  fr: { ...europe, quotes: quotes('gear', 'trophy', 'play') },
  de: { ...europe, quotes: quotes('gear', 'volume', 'blocks') },
  jp,
  kr,
  cn,
};

/** What each region's home shows: the slides of campaigns come first. */
export const homes = Object.fromEntries(
  regionIds.map((id) => [id, { ...lasting[id], hero: [...campaignTiles(id), ...lasting[id].hero] }]),
) as unknown as Readonly<Record<RegionId, Home>>;
