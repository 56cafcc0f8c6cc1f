import type { Window } from './time/index.ts';
import { regionIds, type RegionId } from './regions/region.ts';

/** The screens that the sites can show; `libs/screens` has one folder for each. */
export type ScreenId = 'home' | 'choose-your-region';

/** A page of the site: where it lives, which regions have it, and what it shows or leads to. */
export interface PageRecord {
  /** Below the region, without slashes at the ends; empty for the home. */
  readonly path: string;
  readonly component?: ScreenId;
  /** The path, below the region, that this one leads to. */
  readonly redirect?: string;
  readonly children?: readonly PageRecord[];
  readonly regions: readonly RegionId[];
  /** When the page may be visited; outside it the visitor is sent to the region's home. */
  readonly window?: Readonly<Partial<Record<RegionId, Window>>>;
}

/** Every page × region, one row a page: routes, menus, the region choice, the sitemap and alternates derive from it. */
export const siteMap = [
  { path: '', component: 'home', regions: regionIds },
  { path: 'choose-your-region', component: 'choose-your-region', regions: regionIds },
] as const satisfies readonly PageRecord[];

/** The path of a page below its region, as links in content name it. */
export type PagePath = (typeof siteMap)[number]['path'];
