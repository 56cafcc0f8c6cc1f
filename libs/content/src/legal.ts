import type { LegalNotice, LegalNoticeId, RegionLegal } from './legal-notice.ts';
import type { Office } from './office.ts';
import * as byFolder from './regions/by-folder/legal.ts';
import type { RegionId } from './regions/region.ts';
import { eachRegion, ownOrLike } from './regions/regions.ts';

const own: Readonly<Partial<Record<RegionId, RegionLegal>>> = byFolder;
const legalOf = ownOrLike<RegionLegal>('legal.ts', own);

/** The lines that each region must have. Named after what the law asks for. */
export const legalIds: Readonly<Record<RegionId, readonly LegalNoticeId[]>> = eachRegion((id) => legalOf[id].required);

/** What the law of a region has the company say of itself. The terms of use show it, and the footer what belongs there. */
export const legalNotices: Readonly<Record<RegionId, readonly LegalNotice[]>> = eachRegion((id) => legalOf[id].notices);

/** What a note on taxes must say, in regions whose law asks for one. */
export const taxNotes: Readonly<Record<RegionId, RegionLegal['taxNote']>> = eachRegion((id) => own[id]?.taxNote);

/** The company that answers to a region's visitors. */
export const offices: Readonly<Record<RegionId, Office>> = eachRegion((id) => legalOf[id].office);
