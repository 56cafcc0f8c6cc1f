import type { RegionId } from '../regions/region.ts';
import { de } from './de.ts';
import type { Dealer } from './dealer.ts';
import { eu } from './eu.ts';
import { fr } from './fr.ts';
import { jp } from './jp.ts';
import { uk } from './uk.ts';
import { us } from './us.ts';

const dealers: Readonly<Partial<Record<RegionId, readonly Dealer[]>>> = { us, uk, eu, fr, de, jp };

/** Who may sell our machines in a region. */
export function dealersOf(region: RegionId): readonly Dealer[] {
  return dealers[region] ?? [];
}
