import { cn } from './cn.ts';
import { de } from './de.ts';
import { eu } from './eu.ts';
import { fr } from './fr.ts';
import { jp } from './jp.ts';
import { kr } from './kr.ts';
import { regionIds, type Country, type Region, type RegionId } from './region.ts';
import { uk } from './uk.ts';
import { us } from './us.ts';

/** The regions of both sites. `en` was once a list entry and is none. */
export const regions: Readonly<Record<RegionId, Region>> = { us, uk, eu, fr, de, jp, kr, cn };

export const defaultRegion: RegionId = 'us';

/** Which region's alternate speaks for visitors whom no other matches: the first of these that has the page. */
export const xDefaultPreference: readonly RegionId[] = ['us', 'eu', 'cn'];

/** Whether any text names a region; case counts, since a path in another case is redirected first. */
export function isRegionId(text: string): text is RegionId {
  return (regionIds as readonly string[]).includes(text);
}

/** One entry of the region choice: a country, and the region that serves it. */
export interface RegionEntry {
  readonly country: Country;
  readonly region: RegionId;
}

/** Canada and the rest of the world are served by the us region, under their own names. */
export const regionEntries: readonly RegionEntry[] = [
  { country: 'US', region: 'us' },
  { country: 'CA', region: 'us' },
  { country: 'GB', region: 'uk' },
  { country: 'EU', region: 'eu' },
  { country: 'FR', region: 'fr' },
  { country: 'DE', region: 'de' },
  { country: 'JP', region: 'jp' },
  { country: 'KR', region: 'kr' },
  { country: 'CN', region: 'cn' },
  { country: 'OTHER', region: 'us' },
];
