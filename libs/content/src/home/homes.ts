import type { RegionId } from '../regions/region.ts';
import { cn } from './cn.ts';
import { europe } from './europe.ts';
import type { Home } from './home.ts';
import { jp } from './jp.ts';
import { kr } from './kr.ts';
import { quotes } from './tiles.ts';
import { uk } from './uk.ts';
import { us } from './us.ts';

/** What each region's home shows. */
export const homes: Readonly<Record<RegionId, Home>> = {
  us,
  uk,
  eu: europe,
  fr: { ...europe, quotes: quotes('gear', 'trophy', 'play') },
  de: { ...europe, quotes: quotes('gear', 'volume', 'blocks') },
  jp,
  kr,
  cn,
};
