import type { LegalNotice, LegalNoticeId, RegionLegal } from './legal-notice.ts';
import type { Office } from './office.ts';
import * as byFolder from './regions/by-folder/legal.ts';
import type { RegionId } from './regions/region.ts';
import { eachRegion, ownOrLike } from './regions/regions.ts';

const own: Readonly<Partial<Record<RegionId, RegionLegal>>> = byFolder;
const legalOf = ownOrLike<RegionLegal>('legal.ts', own);

/** The lines that each region must have. Named after the subjects in the law. */
export const legalIds: Readonly<Record<RegionId, readonly LegalNoticeId[]>> = eachRegion((id) => legalOf[id].required);

/** The legal notices of a region's company. The terms of use show all of them, and the footer those marked for it. */
export const legalNotices: Readonly<Record<RegionId, readonly LegalNotice[]>> = eachRegion((id) => legalOf[id].notices);

/** The required text of a note on taxes, in regions whose law requires one. */
export const taxNotes: Readonly<Record<RegionId, RegionLegal['taxNote']>> = eachRegion((id) => own[id]?.taxNote);

/** The company that is responsible for a region's visitors. */
export const offices: Readonly<Record<RegionId, Office>> = eachRegion((id) => legalOf[id].office);
